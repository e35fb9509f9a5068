import { type SectionOf, sectionsOf } from "#contract/enumerations/texts.ts";

/** What companies ask about. */
export const topicNames = sectionsOf("help");
export const isTopic = (name: string): name is SectionOf<"help"> => topicNames.some((topic) => topic === name);
