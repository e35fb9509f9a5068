import type { Values } from "#app/i18n/translate.ts";
import type { AgreedDay } from "#contract/entities/unit.ts";
import type { ContractStatus } from "#contract/enumerations/matching.ts";
import {
  type Answers,
  type Group,
  groups,
  hasPracticePartner,
  infoSession,
  nextStep,
  type Step,
  type StepStatus,
  statusOf,
  stepsOf,
} from "#domain/application-steps.ts";
import { contractStart, studyStart } from "#domain/contract-start.ts";
import { type DueAct, dueLater, dueNow, nextAppointment } from "#domain/matching.ts";

export interface GuideTask {
  step: Step;
  status: StepStatus;
}
export interface GuideGroup {
  group: Group;
  tasks: GuideTask[];
}

/** The application guide: every step with the status derived from the answers. */
export const guideOf = (answers: Answers): GuideGroup[] =>
  groups.map((group) => ({
    group,
    tasks: stepsOf[group].map((step) => ({ step, status: statusOf(step, answers) })),
  }));

/** The subject of the home page's band. */
export interface Due {
  group: Group;
  /** Absent when every step waits for others. */
  step?: Step;
  /** Key of the page's words: study advice has two acts in turn; openings go by what companies await. */
  subject:
    | Exclude<Step, "studyAdvice">
    | "infoSession"
    | "consultation"
    | DueAct
    | "interviewMoved"
    | AgreedDay["kind"]
    | "companies"
    | "contractReview"
    | "contractSent"
    | "contractSigned"
    | "enrolled"
    | "waiting";
  isStarted: boolean;
  /** Openings whose companies wait for an answer, or with which a day is agreed. */
  of?: { jobOpeningId: string; company: string; dates?: number }[];
  /** How many others wait for another answer; absent where none is due. */
  others?: number;
}

export function dueOf(answers: Answers): Due {
  const next = nextStep(answers);
  if (!next) return whileOthersAct(answers);
  const { group, step } = next;
  const isStarted = statusOf(step, answers) === "inProgress";
  if (step === "jobOpenings") {
    const of = dueNow(answers.unit);
    if (!of[0]) return { group, step, subject: step, isStarted };
    const subject = of.length === 1 && of[0].isMoved ? "interviewMoved" : of[0].status;
    return { group, step, subject, isStarted, of, others: dueLater(answers.unit).length };
  }
  if (step !== "studyAdvice") return { group, step, subject: step, isStarted };
  const isConfirmed = infoSession(answers.account, answers.now).state === "confirmed";
  return { group, step, subject: isConfirmed ? "consultation" : "infoSession", isStarted: false };
}

/** The band's subject for a contract that needs no more papers. */
const subjectOf: Partial<Record<ContractStatus, Due["subject"]>> = {
  in_review: "contractReview",
  sent: "contractSent",
  signed: "contractSigned",
  enrolled: "enrolled",
};

/** The band's subject while every open step waits for others: other openings can still be viewed. */
function whileOthersAct(answers: Answers): Due {
  const { matching, contract } = answers.unit;
  const subject = contract && subjectOf[contract.status];
  if (subject) return { group: "contracts", step: "contractDocuments", subject, isStarted: false };
  if (hasPracticePartner(answers)) return { group: "contracts", subject: "waiting", isStarted: false };
  const day = nextAppointment(answers.unit, answers.now);
  if (day) return { group: "selfmatching", step: "jobOpenings", subject: day.kind, isStarted: false, of: [day] };
  return matching.waiting + matching.appointments.length > 0
    ? { group: "selfmatching", step: "jobOpenings", subject: "companies", isStarted: false }
    : { group: "selfmatching", subject: "waiting", isStarted: false };
}

/** Another step that could be done first: the steps before the openings may be done in any order. */
export function insteadOf({ group, step }: Due, guide: GuideGroup[]): Step | undefined {
  if (group !== "abilities" && group !== "search") return undefined;
  const tasks = guide.find((entry) => entry.group === "search")?.tasks ?? [];
  return tasks.find((task) => task.step !== step && ["notStarted", "inProgress"].includes(task.status))?.step;
}

/** Steps that are not done yet before openings come into play; none where a practice partner was found. */
export function stepsBeforeOpenings(guide: GuideGroup[]): number {
  const left = (group: Group) =>
    guide.find((entry) => entry.group === group)?.tasks.filter(({ status }) => status !== "done").length ?? 0;
  return left("selfmatching") === 0 ? 0 : left("abilities") + left("search");
}

/** Whether openings are not possible although everything before is done: only an advisor's hand does that. */
export const isHeldBack = (guide: GuideGroup[]) =>
  guide.some(({ group, tasks }) => group === "selfmatching" && tasks[0]?.status === "notYet") &&
  stepsBeforeOpenings(guide) === 0;

/** The first day on which a contract is possible, once the start of the studies is known. */
export function contractDay(answers: Answers) {
  const start = studyStart(answers);
  return start && contractStart(start);
}

/** The answers of some steps, as values of `home:answered`; absent where one of them is missing. */
export function answersInShort({ account, application, unit }: Answers): Partial<Record<Step, Values>> {
  const { practicePartnerMaxDistance: kilometres, shippingCity: city } = account;
  const { courseName: course, campus } = application;
  return {
    ...(course && campus && { studyInfo: { course, campus: campus.name } }),
    ...(kilometres && city && { distance: { kilometres, city } }),
    ...(unit.matching.accepted && { jobOpenings: { company: unit.matching.accepted.company } }),
  };
}
