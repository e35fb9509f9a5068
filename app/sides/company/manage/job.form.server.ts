import { z } from "zod";
import { jobOpeningAnswers } from "#contract/entities/job-opening.ts";

const { shape } = jobOpeningAnswers;

/** `manage`, step 2: what there is to do, where, and what it brings. */
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
