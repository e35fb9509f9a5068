/** Spec §2: the categories of the frequent questions, each with the questions that people ask. */
export const topics = {
  dualStudy: ["what", "weeks", "pay", "start"],
  studyAdvice: ["role", "infoSession", "consultation", "reply"],
  data: ["needed", "files", "email", "who", "copy"],
  partnerSearch: ["when", "own", "distance", "interest", "offer", "contract"],
} as const;
type Topic = keyof typeof topics;
export const topicNames = Object.keys(topics) as Topic[];
