import { randomUUID } from "node:crypto";
import { and, eq, gt, inArray } from "drizzle-orm";
import type { Db } from "#backend/db/open.ts";
import { account } from "#backend/db/schema/account.ts";
import { company, companyUser, employee, invitation } from "#backend/db/schema/companies.ts";
import { identityAccount } from "#backend/db/schema/identity.ts";
import { jobOpening } from "#backend/db/schema/job-openings.ts";
import { match } from "#backend/db/schema/matching.ts";
import { application, course, intake, unit } from "#backend/db/schema/unit.ts";
import { demoPassword } from "#backend/demo/load-demo-data.ts";
import { hashPassword } from "#backend/identity/passwords.ts";
import { applicant } from "#contract/calls/applicant.ts";
import { company as calls } from "#contract/calls/company.ts";
import type { JobOpeningChanges } from "#contract/entities/job-opening.ts";
import type { Permission } from "#contract/enumerations/companies.ts";
import { day } from "#domain/time.ts";
import { todayInGermany } from "#domain/today.ts";
import type { CallAs } from "./calls.ts";
import { comingDays, letDaysPass } from "./days.ts";
import { employmentOf } from "./employment.ts";

/** An opening that fits one applicant, its company, and what somebody there does about that applicant. */
export type Opening = Awaited<ReturnType<ReturnType<typeof meetCompanies>["openFor"]>>;

export function meetCompanies(db: Db, as: CallAs) {
  const companyOf = async (email: string) => (await employmentOf(db, email)).companyId;

  const companies = {
    /**
     * Lets somebody who can sign in be a colleague of a new company, too. It is inserted: every call that does so mails
     * them, and scenarios begin with an empty mailbox.
     */
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
      return { host, companyId, companyName: name, path: `/b2b/invitation/${sent!.id}` };
    },
    /**
     * From now on somebody wants to study in Köln what nobody else does; gives the course. It is inserted: a choice that is
     * made by its call would bring another advisor along.
     */
    async studyOwnCourse(email: string) {
      const [found] = await db.select({ id: account.id }).from(account).where(eq(account.email, email));
      const accountId = found!.id;
      const fit = { courseName: `Kurs ${accountId.slice(0, 8)}`, campusName: "Köln" };
      await db.insert(course).values({ name: fit.courseName, studyModel: "DS" }).onConflictDoNothing();
      const own = db.select({ id: unit.id }).from(unit).where(eq(unit.accountId, accountId));
      await db.update(application).set(fit).where(inArray(application.unitId, own));
      return fit.courseName;
    },
    letDaysPass: (jobOpeningId: string, email: string, count: number) => letDaysPass(db, jobOpeningId, email, count),
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
      const dates = { interviewDateSuggestions: comingDays(2), place: "Hafenstraße 12, Köln" };
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
        addsPlace: () =>
          asCompany()(calls.changeJobOpening, {
            params: { companyId, jobOpeningId: id },
            body: { requiredCount: answers.requiredCount + 1 },
          }),
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
    /** As the office does with a company. */
    async lockCompany(companyId: string) {
      await db.update(company).set({ lockedAt: new Date() }).where(eq(company.id, companyId));
    },
    /** Somebody new whom the office has invited to own an owner's company as well, without a mail. */
    async inviteOwner(ownerEmail: string, name: { firstName: string; lastName: string }) {
      const email = `${randomUUID()}@example.org`;
      const [user] = await db
        .insert(companyUser)
        .values({ email, ...name })
        .returning();
      const expiresAt = new Date(Date.now() + day);
      const companyId = await companyOf(ownerEmail);
      const offered = { companyId, companyUserId: user!.id, isOwner: true, expiresAt };
      await db.insert(invitation).values({ email, ...name, ...offered });
    },
    /** Somebody of a new company lacks every right there, which no call brings about: they are its only owner. */
    async takeRightsFrom(email: string) {
      const theirs = db.select({ id: companyUser.id }).from(companyUser).where(eq(companyUser.email, email));
      await db.update(employee).set({ isOwner: false }).where(inArray(employee.companyUserId, theirs));
    },
    /**
     * Somebody new in an owner's company, who may do these things there; gives the e-mail address. They are inserted for
     * the sake of an empty mailbox: `inviteColleague` goes by the call.
     */
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
      await companies.letSignIn(email);
      return email;
    },
    /** Somebody begins an opening: nothing is answered yet but for these. */
    async addDraft(email: string, body: JobOpeningChanges = {}) {
      const companyId = await companyOf(email);
      return as("company", email)(calls.createJobOpening, { params: { companyId }, body });
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
