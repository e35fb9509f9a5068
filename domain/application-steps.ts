import type { Account } from "#contract/entities/account.ts";
import type { Document } from "#contract/entities/document.ts";
import type { Application, Unit } from "#contract/entities/unit.ts";
import { limits } from "#contract/limits.ts";
import { confirmationOf } from "./confirmation.ts";
import { hasGrade } from "./entrance-qualification.ts";

/** Spec §2, step colours: abilities 1, search 2, selfmatching 3, contracts 4. */
export const groups = ["abilities", "search", "selfmatching", "contracts"] as const;
export type Group = (typeof groups)[number];
export const stepsOf = {
  abilities: ["studyInfo", "studyAdvice"],
  search: ["graduation", "distance", "motivation", "documents"],
  selfmatching: ["jobOpenings"],
  contracts: ["personal", "contractDocuments"],
} as const satisfies Record<Group, readonly string[]>;
export type Step = (typeof stepsOf)[Group][number];
export type StepStatus = "notStarted" | "inProgress" | "waiting" | "done" | "notYet";

/** Everything that the statuses are derived from; nothing of it is stored as a status. */
export interface Answers {
  account: Account;
  unit: Unit;
  application: Application;
  documents: Pick<Document, "category">[];
  now: Date;
}

/** What the statuses of a group are derived from: a page asks the backend for no more. */
export interface AnswersOf extends Record<Group, Partial<Answers>> {
  abilities: Omit<Answers, "documents">;
  search: Pick<Answers, "account" | "documents">;
  selfmatching: Answers;
  contracts: Answers;
}

/** What is still missing of a step, as names of fields; a step without missing answers is done. */
export const missingOf: Record<
  Exclude<Step, "studyAdvice" | "jobOpenings" | "personal" | "contractDocuments">,
  (answers: Answers) => string[]
> = {
  studyInfo: ({ account, application }) => [
    ...unanswered(application, ["courseName", "campus", "intake"]),
    ...unanswered(account, [
      "salutation",
      "firstName",
      "lastName",
      "birthday",
      "phone",
      "shippingStreet",
      "shippingPostalCode",
      "shippingCity",
      "shippingCountry",
    ]),
  ],
  graduation: ({ account }) => [
    ...unanswered(account, ["universityEntranceQualification"]),
    ...(account.universityEntranceQualification === "ForeignEntranceDiploma"
      ? unanswered(account, ["universityEntranceQualificationStatus"])
      : []),
    ...(hasGrade(account.universityEntranceQualification, account.universityEntranceQualificationStatus)
      ? unanswered(account, ["gradeAverage"])
      : []),
    ...(levelOf(account, "de") ? [] : ["languageSkills"]),
  ],
  distance: ({ account }) =>
    unanswered(account, [
      "practicePartnerMaxDistance",
      "drivingLicenseExists",
      "ownCar",
      "professionalExperienceExists",
    ]),
  motivation: ({ account }) => [
    ...((account.motivationText ?? "").length < limits.motivationCharacters.min ? ["motivationText"] : []),
    ...unanswered(account, ["practicePartnerExists"]),
    ...(account.practicePartnerExists
      ? unanswered(account.practicePartnerContact ?? {}, ["companyName", "email", "street", "postalCode", "city"])
      : []),
  ],
  documents: ({ account, documents }) => [
    ...(hasDocument(documents, "CV") || account.cvComesLater ? [] : ["CV"]),
    ...(hasDocument(documents, "Certificate") ? [] : ["Certificate"]),
    ...(needsGermanProof(account) &&
    !hasDocument(documents, "Certificate German skills") &&
    !account.languageProofComesLater
      ? ["Certificate German skills"]
      : []),
  ],
};

const startedBy: Record<keyof typeof missingOf, (answers: Answers) => boolean> = {
  studyInfo: ({ account, application }) =>
    isAnswered(account, ["firstName", "phone", "shippingStreet"]) || isAnswered(application, ["courseName", "campus"]),
  graduation: ({ account }) => isAnswered(account, ["gradeAverage", "softwareSkills"]),
  distance: ({ account }) => isAnswered(account, ["practicePartnerMaxDistance", "drivingLicenseExists", "ownCar"]),
  motivation: ({ account }) => isAnswered(account, ["motivationText", "practicePartnerExists"]),
  documents: ({ account, documents }) => documents.length > 0 || !!account.cvComesLater,
};

/** The status of one step, derived from the answers (design §6). */
export function statusOf(step: Step, answers: Answers): StepStatus {
  if (step === "studyAdvice") return adviceStatus(answers);
  if (step === "jobOpenings") return isGroupDone("search", answers) ? "notStarted" : "notYet";
  if (step === "personal" || step === "contractDocuments") return "notYet";
  if (missingOf[step](answers).length === 0) return "done";
  return startedBy[step](answers) ? "inProgress" : "notStarted";
}

/** The statuses of the steps of one group. */
export const statusesOf = <G extends Group>(group: G, answers: AnswersOf[G]) =>
  stepsOf[group].map((step) => ({ step, status: statusOf(step, answers as Answers) }));

function adviceStatus({ account, unit, now }: Answers): StepStatus {
  const session = infoSession(account, now);
  const first = consultation(unit, now);
  if (first.state === "confirmed") return "done";
  if (session.state === "waiting" || first.state === "waiting") return "waiting";
  return session.state === "notStated" ? "notStarted" : "inProgress";
}

/** How the info session stands. */
export const infoSession = (account: Account, now: Date) =>
  confirmationOf(account.infoSessionAttendedAt, account.infoSessionAttendanceConfirmed, now);

/** How the first consultation stands; it can be stated only after the info session was confirmed (spec §4). */
export const consultation = (unit: Unit, now: Date) =>
  confirmationOf(unit.advisorInterviewStatedAt, unit.advisorInterviewConfirmed, now);

export const isGroupDone = (group: Group, answers: Answers) =>
  stepsOf[group].every((step) => statusOf(step, answers) === "done");

/** The one thing to do now: the first step that waits for the applicant; undefined when all wait for others. */
export function nextStep(answers: Answers): { group: Group; step: Step } | undefined {
  for (const group of groups)
    for (const step of stepsOf[group])
      if (["notStarted", "inProgress"].includes(statusOf(step, answers))) return { group, step };
  return undefined;
}

/** §5: German proof B2 or higher is asked of everyone whose German is not native. */
export function needsGermanProof(account: Pick<Account, "languageSkills">): boolean {
  const level = levelOf(account, "de");
  return level !== undefined && level < limits.languageLevels.max;
}

export const levelOf = (account: Pick<Account, "languageSkills">, code: string) =>
  account.languageSkills?.find((skill) => skill.code === code)?.level;

export const hasDocument = (documents: Pick<Document, "category">[], category: Document["category"]) =>
  documents.some((document) => document.category === category);

const isMissing = (value: unknown) => value === null || value === undefined || value === "";
const unanswered = <T>(of: T, names: (keyof T & string)[]) => names.filter((name) => isMissing(of[name]));
const isAnswered = <T>(of: T, names: (keyof T & string)[]) => names.some((name) => !isMissing(of[name]));
