import { inArray, not } from "drizzle-orm";
import type { CompanyNotificationCategory, NotificationCategory } from "#contract/enumerations/help.ts";
import type { ApplicationStatus, MatchEvent } from "#contract/enumerations/matching.ts";
import { linkTo, pages } from "#contract/pages.ts";
import { hasExpired } from "#domain/job-opening-status.ts";
import { datesToCome, endOf, isActive } from "#domain/match-status.ts";
import { acquaintanceOf, nameSeenAs, type Standing } from "#domain/seen-applicant.ts";
import { type Applicant, selectApplicants } from "../../db/accounts.ts";
import type { Executor } from "../../db/open.ts";
import type { PublishedOpening } from "../../db/openings.ts";
import { account } from "../../db/schema/account.ts";
import { company } from "../../db/schema/companies.ts";
import { matchChange } from "../../db/schema/matching.ts";
import { notification } from "../../db/schema/notifications.ts";
import { isOn } from "../mail/is-reader.ts";
import { getsMails, mailApplicant } from "../mail/mail-applicant.ts";
import { mailCompany } from "../mail/mail-company.ts";
import type { MailContent } from "../mail/queue-mail.ts";
import type { Act } from "./act.ts";
import { appointmentFrom, endedAppointments, resumedAppointments } from "./appointment-from.ts";
import type { MatchRow } from "./lock-match.ts";

/** A change of an application: its opening, how it was before and is after, and the event. */
export interface Change {
  opening: PublishedOpening;
  /** undefined where there was no application. */
  before: MatchRow | undefined;
  saved: MatchRow;
  act: Act;
}
interface CompanyMail {
  content: MailContent;
  category: CompanyNotificationCategory;
}
/** Whom and what a mail to the company is about, and the page that it leads to. */
interface About {
  applicant: string;
  opening: string;
  link: string;
}
/** The same of a mail to the applicant. */
interface AboutOpening {
  company: string;
  opening: string;
  link: string;
}
interface Mail {
  content: MailContent;
  /** Left out for what nobody may miss. */
  category?: NotificationCategory;
}

/**
 * Notifies and mails the other side in its language. People whom no mail about the act reaches, as they acted or
 * switched its category off, get one of its own about the agreed days that it calls off or resumes. A company never
 * hears of applicants whom it does not know.
 */
export async function tellOfChanges(db: Executor, changes: Change[], publicUrl: string) {
  const people = await selectApplicants(db).where(
    inArray(
      account.id,
      changes.map(({ saved }) => saved.accountId),
    ),
  );
  const employers = await db
    .select()
    .from(company)
    .where(
      inArray(
        company.id,
        changes.map(({ opening }) => opening.companyId),
      ),
    );
  const acts = await actsOn(
    db,
    changes.map(({ saved }) => saved.id),
  );
  const acquaintanceAt = (status: ApplicationStatus | null, { id, since }: MatchRow) => {
    const history = acts.filter(({ matchId }) => matchId === id);
    return acquaintanceOf({ status, since: since.toISOString(), history }, since);
  };
  /** As the company knew them before, so that applicants who only declined an invitation stay nameless (design §14). */
  const nameFor = (change: Change, person: Applicant) => {
    const from = statusBefore(change);
    return nameSeenAs(acquaintanceAt(from === "cancelled" ? change.saved.status : from, change.saved), person) ?? "–";
  };
  /** The page of somebody of whom nothing may be seen any more does not open; somebody who withdraws may be deleted next. */
  const pageAbout = ({ saved, act }: Change) =>
    act.event !== "withdraw" && acquaintanceAt(saved.status, saved)
      ? pages.company.applicant
      : pages.company.jobOpening;
  const notices: (typeof notification.$inferInsert)[] = [];
  for (const change of changes) {
    const { opening, saved, act } = change;
    const person = people.find(({ id }) => id === saved.accountId)!;
    const employer = employers.find(({ id }) => id === opening.companyId)!;
    const notice = { kind: act.event, matchId: saved.id, note: act.note, at: saved.since };

    if (act.role !== "applicant") notices.push({ ...notice, accountId: person.id });
    const aboutOpening = {
      company: employer.name,
      opening: opening.title,
      link: linkTo(publicUrl, pages.applicant.jobOpening, { jobOpeningId: opening.id }),
    };
    const mails = [mailToApplicant(change, aboutOpening), appointmentToApplicant(change, aboutOpening)];
    const mail = mails.find((one) => one && getsMails(person, one.category));
    if (mail) await mailApplicant(db, person, mail.content, mail.category);

    const link = linkTo(publicUrl, pageAbout(change), { ...saved, companyId: employer.id });
    const about = { applicant: nameFor(change, person), opening: opening.title, link };
    if (!isBeforeCompany(change)) continue;
    const told = mailToCompany(change, about);
    if (told || isByClock(change)) notices.push({ ...notice, companyId: employer.id });
    if (told) await mailCompany(db, employer.id, told.content, told.category);
    const apart = appointmentToCompany(change, about);
    const unreached = told && not(isOn(told.category));
    if (apart) await mailCompany(db, employer.id, apart.content, apart.category, unreached);
  }
  if (notices.length > 0) await db.insert(notification).values(notices);
}

const actsOn = (db: Executor, ids: string[]): Promise<(Standing["history"][number] & { matchId: string })[]> =>
  db
    .select({ matchId: matchChange.matchId, role: matchChange.role, event: matchChange.event })
    .from(matchChange)
    .where(inArray(matchChange.matchId, ids));

const statusBefore = ({ before }: Pick<Change, "before">) => before?.status ?? null;

/** What becomes of the agreed interview and trial day: said in the mail about the change, or in one of its own. */
const appointmentsOf = ({ before, saved }: Change) => ({
  ended: endedAppointments(before, saved),
  resumed: resumedAppointments(before, saved),
});

const isBeforeCompany = (change: Change) => {
  const from = statusBefore(change);
  return isActive(from) || from === "offer_accepted" || isActive(change.saved.status);
};

/** The company closed nothing itself, so it has to be told. */
const isByClock = ({ opening, saved, act }: Change) =>
  hasExpired(opening, { event: act.event, at: saved.since.toISOString() });

const isOffered = (status: ApplicationStatus | null) => status === "awaiting_applicant_confirmation";

/** What the applicant is mailed when dates come after others; from elsewhere they are the first. */
const renewals: Partial<Record<ApplicationStatus, "interviewMoved" | "interviewDatesRenewed">> = {
  interview_scheduled: "interviewMoved",
  awaiting_interview_schedule: "interviewDatesRenewed",
};

function mailToApplicant(change: Change, about: AboutOpening): Mail | undefined {
  const { saved, act } = change;
  const from = statusBefore(change);
  const { ended, resumed } = appointmentsOf(change);
  const mails: Partial<Record<MatchEvent, () => Mail>> = {
    "arrange-interview": () => ({
      content: {
        kind: (from && renewals[from]) ?? "interviewInvited",
        values: { ...about, dates: saved.interviewDateSuggestions, place: saved.place, ended },
      },
      category: saved.status === "awaiting_applicant_interest" ? "invitations" : "interviews",
    }),
    "choose-interview-date": () => ({
      content: { kind: "interviewSet", values: { ...about, appointment: appointmentFrom(saved)! } },
      category: "interviews",
    }),
    "arrange-trial-day": () => ({
      content: {
        kind: from === "trial_day_scheduled" ? "trialDayMoved" : "trialDaySet",
        values: { ...about, appointment: appointmentFrom(saved)! },
      },
      category: "interviews",
    }),
    accept: () => ({ content: { kind: "offerMade", values: { ...about, message: act.note ?? null } } }),
    "take-back": () =>
      isOffered(saved.status)
        ? { content: { kind: "offerRenewed", values: { ...about, resumed } } }
        : { content: { kind: "applicationResumed", values: { ...about, resumed } }, category: "invitations" },
  };
  if (act.role === "applicant" && act.event !== "choose-interview-date") return undefined;
  if (act.event === "reject" && isOffered(from))
    return { content: { kind: "offerWithdrawn", values: { ...about, message: act.note ?? null, ended } } };
  if (endOf(saved) === "withdrawn" && isActive(from))
    return { content: { kind: "applicationWithdrawn", values: { ...about, ended } } };
  // People who never applied need no refusal.
  if (saved.cancellationReason && isActive(from))
    return {
      content: {
        kind: "applicationCancelled",
        values: { ...about, cancellationReason: saved.cancellationReason, message: act.note ?? null, ended },
      },
    };
  return mails[act.event]?.();
}

/** An invited applicant chooses among the invitation's dates, unless all have passed. */
const choosesNow = ({ before, saved }: Change) =>
  before?.status === "awaiting_applicant_interest" &&
  datesToCome(saved.interviewDateSuggestions, saved.since).length > 0;

function mailToCompany(change: Change, about: About): CompanyMail | undefined {
  const { saved, act } = change;
  const { ended, resumed } = appointmentsOf(change);
  const withMessage = { ...about, message: act.note ?? null };
  const withEnded = { ...withMessage, ended };
  const interest = (content: MailContent): CompanyMail => ({ content, category: "company_interest" });
  const interview = (content: MailContent): CompanyMail => ({ content, category: "company_interviews" });
  const answer = (content: MailContent): CompanyMail => ({ content, category: "company_answers" });
  const declined = () =>
    answer({ kind: isOffered(statusBefore(change)) ? "offerDeclined" : "applicantDeclined", values: withEnded });
  const mails: Partial<Record<MatchEvent, () => CompanyMail>> = {
    "express-interest": () =>
      interest({ kind: choosesNow(change) ? "invitationAccepted" : "interestExpressed", values: about }),
    "choose-interview-date": () =>
      interview({ kind: "interviewDateChosen", values: { ...about, appointment: appointmentFrom(saved)! } }),
    "decline-interview-dates": () => interview({ kind: "noDateFits", values: withMessage }),
    "accept-offer": () => answer({ kind: "offerAccepted", values: about }),
    "reject-offer": declined,
    "express-disinterest": declined,
    withdraw: () => answer({ kind: "applicantWithdrew", values: withEnded }),
    "take-back": () => interest({ kind: "applicantResumed", values: { ...about, resumed } }),
  };
  return act.role === "company" ? undefined : mails[act.event]?.();
}

/** Who acts is not mailed about the act, but has the agreed day in the calendar. */
function appointmentToApplicant(change: Change, about: AboutOpening): Mail | undefined {
  const values = { ...about, ...appointmentsOf(change) };
  if (!concernsDays(values)) return undefined;
  return { content: { kind: "appointmentChanged", values }, category: "interviews" };
}

/** To the company also about what its own people or the clock did: a colleague has the agreed day in the calendar. */
function appointmentToCompany(change: Change, about: About): CompanyMail | undefined {
  const values = { ...about, ...appointmentsOf(change) };
  if (!concernsDays(values)) return undefined;
  return { content: { kind: "companyAppointmentChanged", values }, category: "company_interviews" };
}

const concernsDays = ({ ended, resumed }: ReturnType<typeof appointmentsOf>) => ended.length + resumed.length > 0;
