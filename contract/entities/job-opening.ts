import { z } from "zod";
import { day } from "./account.ts";

export const jobOpening = z.object({
  id: z.uuid(),
  title: z.string(),
  campus: z.string(),
  course: z.string(),
  startDate: day,
  status: z.enum(["draft", "open", "openWithActiveMatches", "staffed", "closed"]),
  openPositions: z.number().int(),
  requiredCount: z.number().int(),
  tasks: z.string(),
  skills: z.string(),
  teamSize: z.string(),
  benefits: z.string(),
  extraPayment: z.string(),
  offerDescription: z.string(),
  offerUrl: z.string(),
  placeOfTraining: z.string(),
  practicePlace: z.string(),
  workmodel: z.enum(["hybrid", "onsite", "remote"]),
});
