import type { Group, Step } from "#domain/application-steps.ts";
import type { ApplicantPaths } from "../paths.ts";

/** The address of each step of the application, and the colour and halves of its group (spec §2). */
export const pathOfStep: Partial<Record<Step, (paths: ApplicantPaths) => string>> = {
  studyInfo: (paths) => paths.studyInfo,
  studyAdvice: (paths) => paths.studyAdvice,
  graduation: (paths) => paths.graduation,
  distance: (paths) => paths.distance,
  motivation: (paths) => paths.motivation,
  documents: (paths) => paths.documents,
  jobOpenings: (paths) => paths.selfMatching,
  personal: (paths) => paths.contractPersonal,
  contractDocuments: (paths) => paths.contractDocuments,
};

export const looksOf = {
  abilities: { accent: "yellow", halves: 1 },
  search: { accent: "orange", halves: 2 },
  selfmatching: { accent: "blue", halves: 3 },
  contracts: { accent: "green", halves: 4 },
} as const satisfies Record<Group, { accent: string; halves: 1 | 2 | 3 | 4 }>;

/** Whose turn it is, as a mark (look §1). */
export const markOf = { notStarted: "open", notYet: "open", inProgress: "you", waiting: "them", done: "done" } as const;
