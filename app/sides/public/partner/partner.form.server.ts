import { partnerRequestAnswers } from "#contract/entities/partner-request.ts";

const { courses, message } = partnerRequestAnswers.shape;

/** What a company says that wants to become a partner; no course has to be ticked. */
export const partnerForm = partnerRequestAnswers.extend({
  courses: courses.default([]),
  message: message.optional(),
});
