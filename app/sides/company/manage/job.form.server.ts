import { z } from "zod";
import { jobOpeningAnswers } from "#contract/entities/job-opening.ts";

const { shape } = jobOpeningAnswers;

/** `manage`, step 2: the tasks, the place, and what the company offers. */
export const jobForm = z.object({
  title: shape.title,
  tasks: shape.tasks,
  practicePlace: shape.practicePlace,
  practicePostalCode: shape.practicePostalCode,
  placeOfTraining: shape.placeOfTraining.optional(),
  workmodel: shape.workmodel,
  teamSize: shape.teamSize.optional(),
  extraPayment: shape.extraPayment.optional(),
  benefits: shape.benefits.optional(),
  offerDescription: shape.offerDescription.optional(),
  offerUrl: shape.offerUrl.optional(),
});
