/** What companies ask about, each topic with its questions. */
export const topics = {
  openings: ["publish", "fit", "change", "copy"],
  applications: ["invite", "dates", "offer", "takeBack"],
  contracts: ["request", "sign", "start"],
  payment: ["bill", "method", "who"],
  employees: ["invite", "rights", "owner", "leave"],
  company: ["data", "portrait"],
  confidentiality: ["promise", "see", "after", "files"],
  technology: ["signIn", "lost", "mails", "several"],
} as const;
export type HelpTopic = keyof typeof topics;
export const topicNames = Object.keys(topics) as HelpTopic[];
export const isTopic = (name: string): name is HelpTopic => Object.hasOwn(topics, name);
