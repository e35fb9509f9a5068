import { randomUUID } from "node:crypto";
import { and, type Column, eq, gt, inArray, sql } from "drizzle-orm";
import type { Db } from "#backend/db/open.ts";
import { account } from "#backend/db/schema/account.ts";
import { company, companyUser, employee, invitation } from "#backend/db/schema/companies.ts";
import { identityAccount } from "#backend/db/schema/identity.ts";
import { jobOpening } from "#backend/db/schema/job-openings.ts";
import { match, matchChange } from "#backend/db/schema/matching.ts";
import { application, course, intake, unit } from "#backend/db/schema/unit.ts";
import { demoPassword } from "#backend/demo/load-demo-data.ts";
import { hashPassword } from "#backend/identity/passwords.ts";
import { applicant } from "#contract/calls/applicant.ts";
import { company as calls } from "#contract/calls/company.ts";
import type { Permission } from "#contract/enumerations/companies.ts";
import { todayInGermany } from "#domain/today.ts";
import type { CallAs } from "./calls.ts";

/** An opening that fits one applicant, its company, and what somebody there does about that applicant. */
export type Opening = Awaited<ReturnType<ReturnType<typeof meetCompanies>["openFor"]>>;

/** Some days at ten, from the day after tomorrow on: nobody is asked for yesterday. */
const days = (count: number) =>
  Array.from({ length: count }, (_, index) => {
    const day = new Date(Date.now() + (index + 2) * 24 * 3_600_000);
    day.setUTCHours(9, 0, 0, 0);
    return day.toISOString();
  });

export function meetCompanies(db: Db, as: CallAs) {
  async function companyOf(email: string) {
    const [found] = await db
      .select({ companyId: employee.companyId })
      .from(employee)
      .innerJoin(companyUser, eq(companyUser.id, employee.companyUserId))
      .where(eq(companyUser.email, email));
    return found!.companyId;
  }

  const companies = {
    /** Lets somebody who can sign in be a colleague of a new company, too. */
    async makeColleague(email: string) {
      const [employer] = await db
        .insert(company)
        .values({ name: `Werkraum ${randomUUID().slice(0, 6)} GmbH`, city: "Köln" })
        .returning();
      await db.insert(companyUser).values({ email, firstName: "Anke", lastName: "Brandt" }).onConflictDoNothing();
      const [user] = await db.select().from(companyUser).where(eq(companyUser.email, email));
      await db.insert(employee).values({ companyId: employer!.id, companyUserId: user!.id, isOwner: true });
      return employer!;
    },
    /** Anke Brandt of a new company invites somebody, who gets a mail with the link. */
    async inviteColleague(email: string, permissions: Permission[] = ["createJobOpenings", "editJobOpenings"]) {
      const host = `${randomUUID()}@example.org`;
      const { id: companyId, name } = await companies.makeColleague(host);
      const body = { email, firstName: "Bilal", lastName: "Aydin", permissions };
      await as("company", host)(calls.inviteEmployee, { params: { companyId }, body });
      const [sent] = await db.select().from(invitation).where(eq(invitation.companyId, companyId));
      return { companyId, companyName: name, path: `/b2b/invitation/${sent!.id}` };
    },
    /** From now on somebody wants to study in Köln what nobody else does; gives the course. */
    async studyOwnCourse(email: string) {
      const [found] = await db.select({ id: account.id }).from(account).where(eq(account.email, email));
      const accountId = found!.id;
      const fit = { courseName: `Kurs ${accountId.slice(0, 8)}`, campusName: "Köln" };
      await db.insert(course).values({ name: fit.courseName, studyModel: "DS" }).onConflictDoNothing();
      const own = db.select({ id: unit.id }).from(unit).where(eq(unit.accountId, accountId));
      await db.update(application).set(fit).where(inArray(application.unitId, own));
      return fit.courseName;
    },
    /** As if all that has happened to an application so far had happened so many days earlier. */
    async letDaysPass(jobOpeningId: string, email: string, count: number) {
      const accounts = db.select({ id: account.id }).from(account).where(eq(account.email, email));
      const own = and(eq(match.jobOpeningId, jobOpeningId), inArray(match.accountId, accounts));
      const earlier = (at: Column) => sql`${at} - make_interval(days => ${count})`;
      const { since, interviewAt, trialDayAt } = match;
      const moved = { since: earlier(since), interviewAt: earlier(interviewAt), trialDayAt: earlier(trialDayAt) };
      const matches = await db.update(match).set(moved).where(own).returning({ id: match.id });
      const ids = matches.map(({ id }) => id);
      await db
        .update(matchChange)
        .set({ at: earlier(matchChange.at) })
        .where(inArray(matchChange.matchId, ids));
    },
    /** A new company with one open position; it fits the applicant, who from now on studies something of their own. */
    async openFor(email: string) {
      const [wish] = await db
        .select({ accountId: account.id, start: application.intake, postalCode: account.shippingPostalCode })
        .from(account)
        .innerJoin(unit, eq(unit.accountId, account.id))
        .innerJoin(application, eq(application.unitId, unit.id))
        .where(eq(account.email, email));
      const { accountId, start, postalCode } = wish!;
      const isAhead = gt(intake.startsOn, todayInGermany(new Date()));
      const [first] = await db.select().from(intake).where(isAhead).orderBy(intake.startsOn).limit(1);
      const course = await companies.studyOwnCourse(email);
      const user = { email: `${randomUUID()}@example.org` };
      const { id: companyId, name: companyName } = await companies.makeColleague(user.email);
      const asCompany = () => as("company", user.email);
      await asCompany()(calls.acceptConfidentiality, { body: { wording: "plain-1" } });
      const title = `Ausbildungsplatz ${randomUUID().slice(0, 6)}`;
      const answers = {
        title,
        course,
        campus: "Köln",
        startDate: start ?? first!.startsOn,
        requiredCount: 1,
        tasks: "Aufträge vorbereiten und begleiten.",
        skills: "Neugier und sicheres Deutsch.",
        practicePlace: "Köln",
        practicePostalCode: postalCode ?? "50667",
        workmodel: "hybrid",
      } as const;
      const { id } = await asCompany()(calls.createJobOpening, { params: { companyId }, body: answers });
      const published = { params: { companyId, jobOpeningId: id }, body: { status: "open" } } as const;
      await asCompany()(calls.changeJobOpening, published);
      const own = and(eq(match.jobOpeningId, id), eq(match.accountId, accountId));
      const matchId = async () => (await db.select().from(match).where(own))[0]!.id;
      const dates = { interviewDateSuggestions: days(2), place: "Hafenstraße 12, Köln" };
      const params = { companyId, jobOpeningId: id, accountId };
      const asApplicant = () => as("applicant", email);

      return {
        id,
        title,
        course,
        companyName,
        companyEmail: user.email,
        place: dates.place,
        path: `/ds/selfmatching/${id}`,
        interest: () => asApplicant()(applicant.expressInterest, { params: { jobOpeningId: id }, body: {} }),
        invites: () => asCompany()(calls.invite, { params, body: dates }),
        suggestsDates: async () =>
          asCompany()(calls.arrangeInterview, { params: { matchId: await matchId() }, body: dates }),
        /** The first of the days that were suggested. */
        choosesDate: () =>
          asApplicant()(applicant.chooseInterviewDate, {
            params: { jobOpeningId: id },
            body: { interviewAt: dates.interviewDateSuggestions[0]! },
          }),
        setsTrialDay: async () =>
          asCompany()(calls.arrangeInterview, {
            params: { matchId: await matchId() },
            body: { ...dates, kind: "trial_day" },
          }),
        daysPass: (count: number) => companies.letDaysPass(id, email, count),
        offersPlace: async () => asCompany()(calls.acceptApplicant, { params: { matchId: await matchId() }, body: {} }),
        rejects: async (feedbackText: string) =>
          asCompany()(calls.rejectApplicant, { params: { matchId: await matchId() }, body: { feedbackText } }),
        requestsContract: () => asCompany()(calls.requestContract, { params }),
      };
    },
    /** Somebody new who owns a new company and signs in with the password of the demo; gives the e-mail address. */
    async addOwner({ emailVerified }: Pick<typeof identityAccount.$inferInsert, "emailVerified">) {
      const email = await companies.addStranger({ emailVerified });
      await companies.makeColleague(email);
      return email;
    },
    /** A new person who can sign in with the password of the demo, and whom no company knows; gives the e-mail address. */
    async addStranger({ emailVerified }: Pick<typeof identityAccount.$inferInsert, "emailVerified">) {
      const email = `${randomUUID()}@example.org`;
      await companies.letSignIn(email, emailVerified);
      return email;
    },
    /** Lets somebody of a company sign in with the password of the demo. */
    async letSignIn(email: string, emailVerified = true) {
      const passwordHash = await hashPassword(demoPassword);
      await db.insert(identityAccount).values({ email, passwordHash, emailVerified });
    },
    /** Somebody of a new company lacks every right there. */
    async takeRightsFrom(email: string) {
      const theirs = db.select({ id: companyUser.id }).from(companyUser).where(eq(companyUser.email, email));
      await db.update(employee).set({ isOwner: false }).where(inArray(employee.companyUserId, theirs));
    },
    /** A draft of somebody's company that says nothing yet. */
    async addDraftOf(email: string) {
      const [own] = await db
        .select({ companyId: employee.companyId })
        .from(employee)
        .innerJoin(companyUser, eq(companyUser.id, employee.companyUserId))
        .where(eq(companyUser.email, email));
      await db.insert(jobOpening).values({ companyId: own!.companyId, status: "draft" });
    },
    /** Somebody new in an owner's company, who may do these things there; gives the e-mail address. */
    async addColleague(
      ownerEmail: string,
      permissions: Permission[],
      name = { firstName: "Bilal", lastName: "Aydin" },
    ) {
      const email = `${randomUUID()}@example.org`;
      const [user] = await db
        .insert(companyUser)
        .values({ email, ...name })
        .returning();
      const companyId = await companyOf(ownerEmail);
      await db.insert(employee).values({ companyId, companyUserId: user!.id, permissions });
      const passwordHash = await hashPassword(demoPassword);
      await db.insert(identityAccount).values({ email, passwordHash, emailVerified: true });
      return email;
    },
    /** An opening of somebody's company: nothing is answered yet but for these. */
    async addDraft(email: string, answers: Partial<typeof jobOpening.$inferInsert> = {}) {
      const companyId = await companyOf(email);
      const [draft] = await db
        .insert(jobOpening)
        .values({ companyId, ...answers })
        .returning();
      return draft!;
    },
    /** The openings of somebody's company, the oldest first. */
    async openingsOf(email: string) {
      const companyId = await companyOf(email);
      return db.select().from(jobOpening).where(eq(jobOpening.companyId, companyId)).orderBy(jobOpening.createdAt);
    },
    /** The pages of openings that fit an applicant, in the states that ask something of them. */
    async openingPagesOf(email: string): Promise<string[]> {
      const suggested = await companies.openFor(email);
      const scheduling = await companies.openFor(email);
      await scheduling.interest();
      await scheduling.suggestsDates();
      const offered = await companies.openFor(email);
      await offered.interest();
      await offered.offersPlace();
      const pages = [suggested.path, `${scheduling.path}/not-interested`, scheduling.path, offered.path];
      return [...pages, `${offered.path}/accept`, `${offered.path}/reject`];
    },
  };
  return companies;
}
