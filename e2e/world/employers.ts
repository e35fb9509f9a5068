import { randomUUID } from "node:crypto";
import { and, eq, gt, inArray, sql } from "drizzle-orm";
import type { Db } from "#backend/db/open.ts";
import { account } from "#backend/db/schema/account.ts";
import { comment } from "#backend/db/schema/comments.ts";
import { companyUser, employee } from "#backend/db/schema/companies.ts";
import { jobOpening } from "#backend/db/schema/job-openings.ts";
import { match, matchChange } from "#backend/db/schema/matching.ts";
import { application, course, intake, unit } from "#backend/db/schema/unit.ts";
import { applicant } from "#contract/calls/applicant.ts";
import { company as calls } from "#contract/calls/company.ts";
import type { JobOpeningChanges } from "#contract/entities/job-opening.ts";
import type { Permission } from "#contract/enumerations/companies.ts";
import type { ApplicationStatus } from "#contract/enumerations/matching.ts";
import { day, hour } from "#domain/time.ts";
import type { CallAs } from "./calls.ts";

type Opening = typeof jobOpening.$inferInsert;

const rejected = {
  cancellationReason: "rejected_by_company",
  cancelledBy: "company",
  cancelledFrom: "awaiting_partner_interest",
} as const;

/** What somebody of a company finds there: openings, colleagues, applications; and what colleagues do meanwhile. */
export function meetEmployers(db: Db, as: CallAs) {
  const employmentOf = async (email: string) => {
    const [found] = await db
      .select({ companyId: employee.companyId, companyUserId: employee.companyUserId })
      .from(employee)
      .innerJoin(companyUser, eq(companyUser.id, employee.companyUserId))
      .where(eq(companyUser.email, email));
    return found!;
  };
  const ownerOf = async (companyId: string) => {
    const [found] = await db
      .select({ email: companyUser.email })
      .from(employee)
      .innerJoin(companyUser, eq(companyUser.id, employee.companyUserId))
      .where(and(eq(employee.companyId, companyId), eq(employee.isOwner, true)));
    return found!.email;
  };

  const employers = {
    /** An opening of somebody's company, published without another word; gives its id. */
    async addOpening(email: string, values: Partial<Opening> = {}): Promise<string> {
      const { companyId } = await employmentOf(email);
      const [studies] = await db.select().from(course).orderBy(course.name).limit(1);
      const isAhead = gt(intake.startsOn, new Date().toISOString().slice(0, 10));
      const [start] = await db.select().from(intake).where(isAhead).orderBy(intake.startsOn).limit(1);
      const [added] = await db
        .insert(jobOpening)
        .values({
          companyId,
          title: "Duales Studium Logistik",
          campusName: "Köln",
          courseName: studies!.name,
          startDate: start!.startsOn,
          status: "open",
          openPositions: 1,
          requiredCount: 1,
          tasks: "Aufträge vorbereiten und begleiten.",
          skills: "Neugier und sicheres Deutsch.",
          practicePlace: "Hafenstraße 12, Köln",
          practicePostalCode: "50667",
          workmodel: "hybrid",
          // An hour ago: no call has published it, so its history would take a closing at once for the publication.
          publishedAt: new Date(Date.now() - hour),
          ...values,
        })
        .returning();
      return added!.id;
    },
    /** An opening of somebody's company that fits these applicants and nobody else; gives its id. */
    async addFitting(email: string, applicants: string[], values: Partial<Opening> = {}): Promise<string> {
      const fit = { courseName: `Kurs ${randomUUID().slice(0, 8)}`, campusName: "Köln" };
      await db.insert(course).values({ name: fit.courseName, studyModel: "DS" });
      const id = await employers.addOpening(email, { ...fit, latitude: null, longitude: null, ...values });
      const [added] = await db.select().from(jobOpening).where(eq(jobOpening.id, id));
      const units = db
        .select({ id: unit.id })
        .from(unit)
        .innerJoin(account, eq(account.id, unit.accountId))
        .where(inArray(account.email, applicants));
      await db
        .update(application)
        .set({ ...fit, intake: added!.startDate })
        .where(inArray(application.unitId, units));
      return id;
    },
    /** An applicant's application to an opening, in which they once showed interest, for so many days. */
    async addApplication(jobOpeningId: string, email: string, status: ApplicationStatus, days = 0) {
      const [applicant] = await db.select({ id: account.id }).from(account).where(eq(account.email, email));
      const at = new Date(Date.now() - days * day);
      const [added] = await db
        .insert(match)
        .values({
          jobOpeningId,
          accountId: applicant!.id,
          status,
          source: "applicant",
          since: at,
          ...(status === "cancelled" && rejected),
        })
        .returning();
      await db
        .insert(matchChange)
        .values({ matchId: added!.id, to: status, event: "express-interest", role: "applicant", at });
    },
    /** An applicant shows interest in an opening. */
    showInterest: (email: string, jobOpeningId: string) =>
      as("applicant", email)(applicant.expressInterest, { params: { jobOpeningId }, body: {} }),
    /** Somebody suggests dates for an interview to an applicant, as from another place. */
    async suggestDates(email: string, matchId: string, interviewDateSuggestions: string[]) {
      await as("company", email)(calls.arrangeInterview, { params: { matchId }, body: { interviewDateSuggestions } });
    },
    /** All positions of an opening are taken. */
    async staffOpening(id: string) {
      await db.update(jobOpening).set({ status: "staffed", openPositions: 0 }).where(eq(jobOpening.id, id));
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
      const changed = { text, version: sql`${comment.version} + 1`, changedAt: new Date() };
      await db.update(comment).set(changed).where(eq(comment.jobOpeningId, jobOpeningId));
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
      const { companyId, companyUserId: employeeId } = await employmentOf(email);
      await as("company", await ownerOf(companyId))(calls.removeEmployee, { params: { companyId, employeeId } });
    },
    /** An owner says what somebody may do from now on, as from another place. */
    async allow(email: string, permissions: Permission[]) {
      const { companyId, companyUserId: employeeId } = await employmentOf(email);
      const params = { companyId, employeeId };
      await as("company", await ownerOf(companyId))(calls.changeEmployee, { params, body: { permissions } });
    },
    /** Somebody changes answers of an opening, as from another place. */
    async changeOpening(email: string, jobOpeningId: string, body: JobOpeningChanges) {
      const { companyId } = await employmentOf(email);
      await as("company", email)(calls.changeJobOpening, { params: { companyId, jobOpeningId }, body });
    },
    /** Somebody closes an opening, as from another place. */
    async closeOpening(email: string, jobOpeningId: string) {
      const { companyId } = await employmentOf(email);
      const body = { status: "closed" } as const;
      await as("company", email)(calls.changeJobOpening, { params: { companyId, jobOpeningId }, body });
    },
    /** Somebody deletes a draft, as from another place. */
    async deleteOpening(email: string, jobOpeningId: string) {
      const { companyId } = await employmentOf(email);
      await as("company", email)(calls.deleteJobOpening, { params: { companyId, jobOpeningId } });
    },
    /** The pages of a company's openings in their states: full, empty, drafts, what is over, and the questions. */
    async openingPagesFor(email: string, applicant: string): Promise<string[]> {
      await employers.promiseConfidentiality(email);
      const list = "/b2b/job-openings";
      const [running, draft, closed] = [
        `${list}/${await employers.addFitting(email, [applicant], { requiredCount: 2, openPositions: 2 })}`,
        `${list}/${await employers.addOpening(email, { status: "draft", openPositions: null, publishedAt: null, skills: null })}`,
        `${list}/${await employers.addOpening(email, { status: "closed" })}`,
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
      const acts = ["interview", "trial-day", "accept", "reject"].map((act) => `${person}/${act}`);
      const chosen = `applicants=${person.split("/").at(-1)}`;
      const several = ["interview", "reject"].map((act) => `${answered}/contacted/${act}?${chosen}`);
      const standing = async (status: ApplicationStatus) => {
        const id = await employers.addOpening(email);
        await employers.addApplication(id, applicant, status, 3);
        return employers.applicantPage(id, applicant);
      };
      const [accepted, cancelled] = [await standing("offer_accepted"), await standing("cancelled")];
      const ends = [accepted, `${accepted}/success`, `${accepted}/contract`, cancelled, `${cancelled}/take-back`];
      return [...lists, ...tabs, `${draft}/overview`, ...questions, person, ...acts, ...several, ...ends];
    },
    /** How an opening is stored; undefined: not any more. */
    async statusOf(id: string) {
      return (await db.select().from(jobOpening).where(eq(jobOpening.id, id)))[0]?.status;
    },
  };
  return employers;
}
