import { randomUUID } from "node:crypto";
import { and, eq, gt, inArray, isNull } from "drizzle-orm";
import { isOwnerOf } from "#backend/db/colleagues.ts";
import type { Db } from "#backend/db/open.ts";
import { account } from "#backend/db/schema/account.ts";
import { comment } from "#backend/db/schema/comments.ts";
import { companyUser, employee } from "#backend/db/schema/companies.ts";
import { jobOpening } from "#backend/db/schema/job-openings.ts";
import { match } from "#backend/db/schema/matching.ts";
import { application, course, intake, unit } from "#backend/db/schema/unit.ts";
import { applicant } from "#contract/calls/applicant.ts";
import { company as calls } from "#contract/calls/company.ts";
import type { JobOpeningChanges } from "#contract/entities/job-opening.ts";
import type { Permission } from "#contract/enumerations/companies.ts";
import { todayInGermany } from "#domain/today.ts";
import type { CallAs } from "./calls.ts";
import { comingDays, letDaysPass } from "./days.ts";
import { employmentOf } from "./employment.ts";
import type { DemoName } from "./people.ts";

const feedbackText = "Wir haben uns für jemand anderen entschieden.";
/** What leads to each status: both sides act, in this order. */
const waysTo = {
  awaiting_partner_interest: ["interest"],
  interview_scheduled: ["interest", "dates", "choice"],
  /** Once the day of the interview is over. */
  awaiting_partner_confirmation: ["interest", "dates", "choice"],
  awaiting_applicant_confirmation: ["interest", "offer"],
  offer_accepted: ["interest", "offer", "acceptance"],
  cancelled: ["interest", "rejection"],
} as const;

/** What somebody of a company finds there: openings, colleagues, applications; and what colleagues do meanwhile. */
export function meetEmployers(db: Db, as: CallAs, addOneLike: (name: DemoName) => Promise<string>) {
  const ownerOf = async (companyId: string) => {
    const [found] = await db
      .select({ email: companyUser.email })
      .from(employee)
      .innerJoin(companyUser, eq(companyUser.id, employee.companyUserId))
      .where(isOwnerOf(companyId));
    return found!.email;
  };

  const employers = {
    /** Somebody begins an opening and answers everything; gives the id of the draft. */
    async writeOpening(email: string, answers: JobOpeningChanges = {}): Promise<string> {
      const { companyId } = await employmentOf(db, email);
      const isTaughtEverywhere = and(isNull(course.endsOn), eq(course.campuses, []));
      const [studies] = await db.select().from(course).where(isTaughtEverywhere).orderBy(course.name).limit(1);
      const isAhead = gt(intake.startsOn, todayInGermany(new Date()));
      const [start] = await db.select().from(intake).where(isAhead).orderBy(intake.startsOn).limit(1);
      const body: JobOpeningChanges = {
        title: "Duales Studium Logistik",
        campus: "Köln",
        course: studies!.name,
        startDate: start!.startsOn,
        requiredCount: 1,
        tasks: "Aufträge vorbereiten und begleiten.",
        skills: "Neugier und sicheres Deutsch.",
        practicePlace: "Hafenstraße 12, Köln",
        practicePostalCode: "50667",
        workmodel: "hybrid",
        ...answers,
      };
      return (await as("company", email)(calls.createJobOpening, { params: { companyId }, body })).id;
    },
    /** An opening that somebody of a company has published; gives its id. */
    async addOpening(email: string, answers: JobOpeningChanges = {}): Promise<string> {
      const jobOpeningId = await employers.writeOpening(email, answers);
      const { companyId } = await employmentOf(db, email);
      const body = { status: "open" } as const;
      await as("company", email)(calls.changeJobOpening, { params: { companyId, jobOpeningId }, body });
      return jobOpeningId;
    },
    /**
     * An opening of somebody's company that fits these applicants and nobody else; gives its id. What they study is written
     * into the database: a choice that is made by its call would bring another advisor along.
     */
    async addFitting(email: string, applicants: string[], answers: JobOpeningChanges = {}): Promise<string> {
      const fit = { courseName: `Kurs ${randomUUID().slice(0, 8)}`, campusName: "Köln" };
      await db.insert(course).values({ name: fit.courseName, studyModel: "DS" });
      const units = await db
        .select({ id: unit.id, postalCode: account.shippingPostalCode })
        .from(unit)
        .innerJoin(account, eq(account.id, unit.accountId))
        .where(inArray(account.email, applicants));
      const study = { course: fit.courseName, campus: fit.campusName, practicePostalCode: units[0]!.postalCode };
      const id = await employers.addOpening(email, { ...study, ...answers });
      const [added] = await db.select().from(jobOpening).where(eq(jobOpening.id, id));
      const own = inArray(
        application.unitId,
        units.map((row) => row.id),
      );
      await db
        .update(application)
        .set({ ...fit, intake: added!.startDate })
        .where(own);
      return id;
    },
    /**
     * An applicant's application to an opening, brought to a status by the acts of both sides; the last of them was so many
     * days ago.
     */
    async addApplication(jobOpeningId: string, email: string, status: keyof typeof waysTo, days = 0) {
      const [opening] = await db.select().from(jobOpening).where(eq(jobOpening.id, jobOpeningId));
      const owner = await ownerOf(opening!.companyId);
      const asCompany = as("company", owner);
      const side = employers.applicantAt(jobOpeningId, email);
      const params = async () => ({ matchId: (await side.stored())!.id });
      const acts = {
        interest: () => employers.showInterest(email, jobOpeningId),
        dates: async () => employers.suggestDates(owner, (await params()).matchId, comingDays(1)),
        choice: () => side.choosesDate(),
        offer: async () => asCompany(calls.acceptApplicant, { params: await params(), body: {} }),
        acceptance: () => side.acceptsOffer(),
        rejection: async () => asCompany(calls.rejectApplicant, { params: await params(), body: { feedbackText } }),
      };
      if (status !== "awaiting_partner_interest") await employers.promiseConfidentiality(owner);
      for (const act of waysTo[status]) await acts[act]();
      if (days > 0) await letDaysPass(db, jobOpeningId, email, days);
    },
    /** Somebody new accepts an offer of an opening, which takes one of its positions. */
    async fillPosition(id: string) {
      await employers.addApplication(id, await addOneLike("sara"), "offer_accepted");
    },
    /** An applicant shows interest in an opening. */
    showInterest: (email: string, jobOpeningId: string) =>
      as("applicant", email)(applicant.expressInterest, { params: { jobOpeningId }, body: {} }),
    /** Somebody suggests dates for an interview to an applicant, as from another place. */
    async suggestDates(email: string, matchId: string, interviewDateSuggestions: string[]) {
      await as("company", email)(calls.arrangeInterview, { params: { matchId }, body: { interviewDateSuggestions } });
    },
    /** What an applicant does about their application to an opening, as from another place. */
    applicantAt(jobOpeningId: string, email: string) {
      const call = as("applicant", email);
      const params = { jobOpeningId };
      const isOwn = and(eq(match.jobOpeningId, jobOpeningId), eq(account.email, email));
      const stored = async () => {
        const [own] = await db.select().from(match).innerJoin(account, eq(account.id, match.accountId)).where(isOwn);
        return own?.match;
      };
      return {
        /** How the application is stored. */
        stored,
        losesInterest: () => call(applicant.expressDisinterest, { params, body: {} }),
        declinesDates: (note: string) => call(applicant.declineInterviewDates, { params, body: { note } }),
        async choosesDate() {
          const [interviewAt = ""] = (await stored())!.interviewDateSuggestions;
          return call(applicant.chooseInterviewDate, { params, body: { interviewAt } });
        },
        acceptsOffer: () => call(applicant.acceptOffer, { params, body: {} }),
      };
    },
    /** The notes about an opening's applicants are changed, as from another place. */
    async changeComments(jobOpeningId: string, text: string) {
      const notes = await db
        .select({ commentId: comment.id, accountId: comment.accountId, author: companyUser.email })
        .from(comment)
        .innerJoin(companyUser, eq(companyUser.id, comment.companyUserId))
        .where(eq(comment.jobOpeningId, jobOpeningId));
      for (const { commentId, accountId, author } of notes) {
        const params = { companyId: (await employmentOf(db, author)).companyId, jobOpeningId, accountId };
        await as("company", author)(calls.changeComment, { params, body: { commentId, text } });
      }
    },
    /** Somebody of a company has promised confidentiality, as before they first see an applicant. */
    promiseConfidentiality: (email: string) =>
      as("company", email)(calls.acceptConfidentiality, { body: { wording: "plain-1" } }),
    /** The company's page of an applicant at an opening. */
    async applicantPage(jobOpeningId: string, email: string) {
      const [applicant] = await db.select({ id: account.id }).from(account).where(eq(account.email, email));
      return `/b2b/job-openings/${jobOpeningId}/applicants/${applicant!.id}`;
    },
    /** An owner ends somebody's work there, as from another place. */
    async dismiss(email: string) {
      const { companyId, companyUserId: employeeId } = await employmentOf(db, email);
      await as("company", await ownerOf(companyId))(calls.removeEmployee, { params: { companyId, employeeId } });
    },
    /** An owner says what somebody may do from now on, as from another place. */
    async allow(email: string, permissions: Permission[]) {
      const { companyId, companyUserId: employeeId } = await employmentOf(db, email);
      const params = { companyId, employeeId };
      await as("company", await ownerOf(companyId))(calls.changeEmployee, { params, body: { permissions } });
    },
    /** Somebody changes answers of an opening, as from another place. */
    async changeOpening(email: string, jobOpeningId: string, body: JobOpeningChanges) {
      const { companyId } = await employmentOf(db, email);
      await as("company", email)(calls.changeJobOpening, { params: { companyId, jobOpeningId }, body });
    },
    /** Somebody closes an opening, as from another place. */
    async closeOpening(email: string, jobOpeningId: string) {
      const { companyId } = await employmentOf(db, email);
      const body = { status: "closed" } as const;
      await as("company", email)(calls.changeJobOpening, { params: { companyId, jobOpeningId }, body });
    },
    /** An opening that somebody of a company has published and closed again; gives its id. */
    async addClosed(email: string, answers: JobOpeningChanges = {}): Promise<string> {
      const id = await employers.addOpening(email, answers);
      await employers.closeOpening(email, id);
      return id;
    },
    /** Somebody deletes a draft, as from another place. */
    async deleteOpening(email: string, jobOpeningId: string) {
      const { companyId } = await employmentOf(db, email);
      await as("company", email)(calls.deleteJobOpening, { params: { companyId, jobOpeningId } });
    },
    /** The pages of a company's openings in their states: full, empty, drafts, what is over, and the questions. */
    async openingPagesFor(email: string, applicant: string): Promise<string[]> {
      await employers.promiseConfidentiality(email);
      const list = "/b2b/job-openings";
      const [running, draft, closed] = [
        `${list}/${await employers.addFitting(email, [applicant], { requiredCount: 2 })}`,
        `${list}/${await employers.writeOpening(email, { skills: null })}`,
        `${list}/${await employers.addClosed(email)}`,
      ];
      const answered = `${list}/${await employers.addOpening(email)}`;
      await employers.addApplication(answered.slice(list.length + 1), applicant, "awaiting_partner_interest", 9);
      const lists = [list, `${list}?status=closed`, `${list}?order=title&search=Alchemie`];
      const tabs = [
        running,
        `${running}/contacted`,
        `${running}/dismissed`,
        `${answered}/contacted`,
        `${answered}/overview`,
        closed,
      ];
      const questions = [`${answered}/close`, `${draft}/delete`, `${closed}/close`];
      const person = await employers.applicantPage(answered.slice(list.length + 1), applicant);
      const acts = ["interview", "accept", "reject"].map((act) => `${person}/${act}`);
      const chosen = `applicants=${person.split("/").at(-1)}`;
      const several = ["interview", "reject"].map((act) => `${answered}/contacted/${act}?${chosen}`);
      // Somebody else: who accepts an offer is out of touch with every other opening.
      const other = await addOneLike("sara");
      const standing = async (status: keyof typeof waysTo, whose: string, days = 3) => {
        const id = await employers.addOpening(email);
        await employers.addApplication(id, whose, status, days);
        return employers.applicantPage(id, whose);
      };
      const [accepted, cancelled] = [await standing("offer_accepted", other), await standing("cancelled", applicant)];
      const met = `${await standing("interview_scheduled", applicant, 0)}/trial-day`;
      const ends = [accepted, `${accepted}/success`, `${accepted}/contract`, cancelled, `${cancelled}/take-back`];
      const steps = ["study", "job", "requirements", "finish"].map((step) => `${draft}/manage/${step}`);
      const own = [`${draft}/overview`, ...steps, ...questions];
      return [...lists, ...tabs, ...own, person, ...acts, met, ...several, ...ends];
    },
    /** How an opening is stored; undefined: not any more. */
    async statusOf(id: string) {
      return (await db.select().from(jobOpening).where(eq(jobOpening.id, id)))[0]?.status;
    },
  };
  return employers;
}
