import type { z } from "zod";
import { office } from "#contract/calls/office.ts";
import { advisorAnswers } from "#contract/entities/kept-advisor.ts";

const { shape } = advisorAnswers;

/** What the office says about an advisor; boxes that are not ticked are not posted. */
export const advisorForm = advisorAnswers.extend({
  phone: shape.phone.unwrap().optional(),
  isAdvising: shape.isAdvising.default(false),
  isLead: shape.isLead.default(false),
  isOffice: shape.isOffice.default(false),
  campuses: shape.campuses.default([]),
  courses: shape.courses.default([]),
});

export type AdvisorAnswers = z.input<typeof advisorForm>;

export const advisorChanges = (answers: z.output<typeof advisorForm>) => ({ ...answers, phone: answers.phone ?? null });

/** Who gets all applicants. */
export const handOverForm = office.handOverApplicants.body;

/** What one press does with an advisor. */
export const advisorActs = { lock: office.lockAdvisor, unlock: office.unlockAdvisor, welcome: office.welcomeAdvisor };
