/** Spec §2: the categories of the frequent questions, each with the questions that people ask. */
export const topics = {
  dualStudy: ["what", "weeks", "pay", "duration"],
  studyAdvice: ["role", "infoSession", "consultation", "reply"],
  data: ["needed", "files", "email", "deletion"],
  partnerSearch: ["when", "own", "distance", "contract"],
} as const;
export type Topic = keyof typeof topics;
export const topicNames = Object.keys(topics) as Topic[];
