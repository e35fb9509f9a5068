import type { Account } from "#contract/entities/account.ts";
import type { Document } from "#contract/entities/document.ts";
import type { Application, Unit } from "#contract/entities/unit.ts";
import { limits } from "#contract/limits.ts";
import { confirmationOf } from "./confirmation.ts";
import { isContractStartReached, oldestProof, studyStart } from "./contract-start.ts";
import { contractStatusAfter, isSent } from "./contract-status.ts";
import { hasGrade } from "./entrance-qualification.ts";
import { isGermanEnough, levelOf, mayProofComeLater, needsGermanProof } from "./german.ts";
import { hasPartner, isSearchComplete, matchingStatus } from "./matching.ts";

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

/** The part of a document that the steps depend on: its kind, and whether it was refused. */
export type SortedDocument = Pick<Document, "category" | "type" | "refusalReason"> & Partial<Pick<Document, "state">>;

/** Everything that the statuses are derived from; no status is stored. */
export interface Answers {
  account: Account;
  unit: Unit;
  application: Application;
  documents: SortedDocument[];
  now: Date;
}

/** What the statuses of one group are derived from; its pages fetch no more than this. */
interface AnswersOf extends Record<Group, Partial<Answers>> {
  abilities: Omit<Answers, "documents">;
  search: Pick<Answers, "account" | "documents" | "now">;
  selfmatching: Pick<Answers, "account" | "unit">;
  contracts: Answers;
}

const germanProof = "Certificate German skills" satisfies Document["type"];
const homeAddress = ["shippingStreet", "shippingPostalCode", "shippingCity", "shippingCountry"] as const;

/** Names of the fields that a step still lacks; a step that lacks none is done. */
export const missingOf: Record<Exclude<Step, "studyAdvice" | "jobOpenings">, (answers: Answers) => string[]> = {
  studyInfo: ({ account, application }) => [
    ...unanswered(application, ["courseName", "campus", "intake"]),
    ...unanswered(account, ["salutation", "firstName", "lastName", "birthday", "phone", ...homeAddress]),
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
  documents: ({ account, documents, now }) => [
    ...(hasDocument(documents, "CV") || account.cvComesLater ? [] : ["CV"]),
    ...(hasDocument(documents, "Certificate") ? [] : ["Certificate"]),
    ...missingProof({ account, documents, now }),
  ],
  personal: (answers) => missingPersonal({ ...answers, start: studyStart(answers) }),
  contractDocuments: ({ account, documents, now }) => [
    ...(["Certificate health insurance", "PhotoId", "CertifiedCopyUEC"] as const).filter(
      (type) => !hasDocument(documents, type),
    ),
    ...missingProof({ account, documents, now }),
  ],
};

/** The personal answers that a contract for studies from a day on still lacks. */
export const missingPersonal = ({
  account,
  start,
  now,
}: Pick<Answers, "account" | "now"> & { start: string | null }) => [
  ...unanswered(account, [
    "birthday",
    "placeOfBirth",
    "countryOfBirth",
    "nationality",
    ...homeAddress,
    "healthInsuranceType",
  ]),
  // Before that day no proof can be recent enough, so none is asked for.
  ...(start && isContractStartReached(start, now) && (account.healthInsuranceProofDate ?? "") < oldestProof(start)
    ? ["healthInsuranceProofDate"]
    : []),
  ...(needsGermanProof(account) ? unanswered(account, ["accreditedAuthorityGermanLanguage"]) : []),
  ...(needsGermanProof(account) && (!account.accreditationDateGermanSkills || !isGermanEnough(account, now))
    ? ["accreditationDateGermanSkills"]
    : []),
];

const missingProof = ({ account, documents, now }: Pick<Answers, "account" | "documents" | "now">) =>
  needsGermanProof(account) && !hasDocument(documents, germanProof) && !mayProofComeLater(account, now)
    ? [germanProof]
    : [];

const startedBy: Record<keyof typeof missingOf, (answers: Answers) => boolean> = {
  studyInfo: ({ account, application }) =>
    isAnswered(account, ["firstName", "phone", "shippingStreet"]) || isAnswered(application, ["courseName", "campus"]),
  graduation: ({ account }) => isAnswered(account, ["gradeAverage", "softwareSkills"]),
  distance: ({ account }) => isAnswered(account, ["practicePartnerMaxDistance", "drivingLicenseExists", "ownCar"]),
  motivation: ({ account }) => isAnswered(account, ["motivationText", "practicePartnerExists"]),
  documents: ({ account, documents }) => documents.length > 0 || !!account.cvComesLater,
  personal: ({ account }) =>
    isAnswered(account, ["birthName", "placeOfBirth", "countryOfBirth", "nationality", "healthInsuranceType"]),
  contractDocuments: ({ documents }) =>
    hasDocument(documents, "Certificate health insurance") || hasDocument(documents, "PhotoId"),
};

/** The status of one step, derived from the answers (design §6). */
export function statusOf(step: Step, answers: Answers): StepStatus {
  if (step === "studyAdvice") return adviceStatus(answers);
  if (step === "jobOpenings") return hasPracticePartner(answers) ? "done" : matchingStatus(answers);
  if (step === "personal" && !hasPracticePartner(answers)) return "notYet";
  if (step === "contractDocuments") return contractStatus(answers);
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

/** Documents may be uploaded once there is a partner; the step waits for the day from which they are accepted. */
function contractStatus(answers: Answers): StepStatus {
  const status = answers.unit.contract?.status ?? null;
  const isComplete = missingOf.contractDocuments(answers).length === 0;
  if (status === "in_review") return isComplete ? "waiting" : "inProgress";
  if (isSent(status)) return "done";
  if (!hasPracticePartner(answers) || !isContractStartReached(studyStart(answers), answers.now)) return "notYet";
  if (isComplete && !contractStatusAfter(status, "submit", "applicant")) return "waiting";
  return isComplete || startedBy.contractDocuments(answers) ? "inProgress" : "notStarted";
}

/** Whether the contract comes next: an offer was accepted, or the search is complete with a partner of one's own. */
export const hasPracticePartner = ({ account, unit }: Pick<Answers, "account" | "unit">) =>
  hasPartner(unit.stage) || unit.contract !== null || (!!account.practicePartnerExists && isSearchComplete(unit.stage));

/** The status of the info session. */
export const infoSession = (account: Account, now: Date) =>
  confirmationOf(account.infoSessionAttendedAt, account.infoSessionAttendanceConfirmed, now);

/** The status of the first consultation, which can be stated only after the info session is confirmed (spec §4). */
export const consultation = (unit: Unit, now: Date) =>
  confirmationOf(unit.advisorInterviewStatedAt, unit.advisorInterviewConfirmed, now);

/** Whether every step of a group is done. */
export const isGroupDone = (group: Group, answers: Answers) =>
  stepsOf[group].every((step) => statusOf(step, answers) === "done");

/** The next thing to do: the first step that waits for the applicant; undefined if all wait for others. */
export function nextStep(answers: Answers): { group: Group; step: Step } | undefined {
  // With a practice partner only the contract is left.
  const left = hasPracticePartner(answers) ? (["contracts"] as const) : groups;
  for (const group of left)
    for (const step of stepsOf[group])
      if (["notStarted", "inProgress"].includes(statusOf(step, answers))) return { group, step };
  return undefined;
}

/** Whether a document is of a kind, by its type or else its category. */
export const isOf = ({ category, type }: Pick<Document, "category" | "type">, what: Document["type"]) =>
  type === what || category === what;

/** A document that was refused or is being deleted does not count. */
export const hasDocument = (documents: SortedDocument[], what: Document["type"]) =>
  documents.some(
    (document) => isOf(document, what) && document.refusalReason === null && document.state !== "deleting",
  );

const isMissing = (value: unknown) => value === null || value === undefined || value === "";
const unanswered = <T>(of: T, names: (keyof T & string)[]) => names.filter((name) => isMissing(of[name]));
const isAnswered = <T>(of: T, names: (keyof T & string)[]) => names.some((name) => !isMissing(of[name]));
