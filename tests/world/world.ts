import { randomUUID } from "node:crypto";
import { and, eq, sql } from "drizzle-orm";
import { account } from "#backend/db/schema/account.ts";
import { document } from "#backend/db/schema/documents.ts";
import { jobOpening } from "#backend/db/schema/job-openings.ts";
import { match, matchChange } from "#backend/db/schema/matching.ts";
import { notification } from "#backend/db/schema/notifications.ts";
import { person } from "#backend/db/schema/people.ts";
import { stageChange } from "#backend/db/schema/stage.ts";
import { application, campus, course, intake, unit } from "#backend/db/schema/unit.ts";
import { applicant } from "#contract/calls/applicant.ts";
import { company } from "#contract/calls/company.ts";
import type { ApiError } from "#contract/entities/api-error.ts";
import type { WholeJobOpening } from "#contract/entities/job-opening.ts";
import type { Match, MatchChange } from "#contract/entities/match.ts";
import type { ApplicationStatus } from "#contract/enumerations/matching.ts";
import type { Stage } from "#contract/enumerations/people.ts";
import { kindOf } from "#domain/document-kind.ts";
import { useBackend } from "./backend.ts";

const day = 24 * 3_600_000;
/** A moment so many days from now, at noon UTC. */
export const inDays = (days: number) => `${new Date(Date.now() + days * day).toISOString().slice(0, 10)}T12:00:00.000Z`;

type MatchValues = Partial<typeof match.$inferInsert>;

/** The reference backend, and whom tests tell of. Who is added is somebody new: tests do not meet each other's people. */
export async function useWorld() {
  const base = await useBackend();
  const { db, call, addApplicant, addAdvisor, addCompany, addJobOpening, database } = base;
  type Answers = Parameters<typeof addApplicant>[0];
  type UnitAnswers = Parameters<typeof addApplicant>[1];
  const miriam = await addAdvisor();
  const nordlicht = await addCompany();
  type Person = Awaited<ReturnType<typeof addApplicant>>;

  /** Mia, an applicant of Miriam's who has just begun. */
  const addMia = (answers: Answers = {}, values: UnitAnswers = {}) =>
    addApplicant({ firstName: "Mia", lastName: "Hoffmann", ...answers }, { advisorId: miriam.id, ...values });

  /** Sara, an applicant of Miriam's who may be matched. */
  const addSara = (answers: Answers = {}, values: UnitAnswers = {}) =>
    addApplicant(
      { firstName: "Sara", lastName: "Yılmaz", ...answers },
      { stage: "Ready to match", advisorId: miriam.id, ...values },
    );

  /** What can be studied, where and from when. */
  async function offer({ courses = [], campuses = [], intakes = [] }: Partial<Record<Offered, string[]>>) {
    const place = { phone: "+49 221 4710100", email: "campus@example.org" };
    for (const name of campuses)
      await db
        .insert(campus)
        .values({ name, city: name, ...place })
        .onConflictDoNothing();
    for (const name of courses) await db.insert(course).values({ name, studyModel: "DS" }).onConflictDoNothing();
    for (const startsOn of intakes) await db.insert(intake).values({ startsOn }).onConflictDoNothing();
  }

  /** What somebody would like to study, where and from when. */
  const wish = ({ applicationId }: Pick<Person, "applicationId">, wished: Partial<typeof application.$inferInsert>) =>
    db.update(application).set(wished).where(eq(application.id, applicationId));

  /** Distance learning that somebody chose as well, and works on now. */
  async function addActiveDistance({ id: accountId }: Pick<Person, "id">, { stage, ...wished }: AddedDistance) {
    const [added] = await db.insert(unit).values({ accountId, unit: "fs", primary: false, stage }).returning();
    const unitId = added!.id;
    await db.insert(application).values({ unitId, ...wished });
    await db
      .update(person)
      .set({ metadata: sql`${person.metadata} || ${JSON.stringify({ activeUnitId: unitId })}::jsonb` })
      .from(account)
      .where(and(eq(account.personId, person.id), eq(account.id, accountId)));
    return unitId;
  }

  /** An applicant's application to an opening of Nordlicht that has come to a status. */
  async function addMatch(status: ApplicationStatus, { opening = {}, person, ...values }: AddedMatch<Person> = {}) {
    const { id: jobOpeningId } =
      "id" in opening && opening.id ? { id: opening.id } : await addJobOpening(nordlicht.id, opening);
    const sara = person ?? (await addSara());
    const [row] = await db
      .insert(match)
      .values({
        jobOpeningId,
        accountId: sara.id,
        status,
        source: "applicant",
        since: new Date(Date.now() - day),
        interviewDateSuggestions: status === "awaiting_applicant_interest" ? [inDays(3)] : [],
        ...values,
      })
      .returning();
    await db
      .insert(matchChange)
      .values({ matchId: row!.id, to: status, event: "express-interest", role: "applicant", at: row!.since });
    return { ...row!, person: sara };
  }

  /** A document of an applicant, without the file itself. */
  async function addDocument(
    { id: accountId }: Pick<Person, "id">,
    values: Partial<typeof document.$inferInsert> = {},
  ) {
    const file = { name: "Zeugnis.pdf", mimeType: "application/pdf", bytes: 1, fileKey: randomUUID() };
    const kind = kindOf(values.type ?? "Certificate");
    const [row] = await db
      .insert(document)
      .values({ accountId, ...kind, ...file, ...values })
      .returning();
    return row!.id;
  }

  /** An applicant's act on an opening. */
  const act = (name: ApplicantAct, jobOpeningId: string, { token }: Pick<Person, "token">, body: object = {}) =>
    call<WholeJobOpening & ApiError>(applicant[name], { params: { jobOpeningId }, body }, token);
  /** A company's act on an application. */
  const actOn = (name: CompanyAct, matchId: string, body: object = {}, { token } = nordlicht) =>
    call<Match & ApiError>(company[name], { params: { matchId }, body }, token);

  const matchOf = async (id: string) => (await db.select().from(match).where(eq(match.id, id)))[0]!;
  const openingOf = async (id: string) => (await db.select().from(jobOpening).where(eq(jobOpening.id, id)))[0]!;
  const stageOf = async ({ unitId }: Pick<Person, "unitId">) =>
    (await db.select().from(unit).where(eq(unit.id, unitId)))[0]!.stage;
  const stagesOf = ({ unitId }: Person) =>
    db.select().from(stageChange).where(eq(stageChange.unitId, unitId)).orderBy(stageChange.at);
  const historyOf = async (jobOpeningId: string, { token }: Pick<Person, "token">) =>
    (await call<MatchChange[]>(applicant.fetchMatchHistory, { params: { jobOpeningId } }, token)).body;
  const noticesOf = async (matchId: string, to: "applicant" | "company") =>
    (
      await db
        .select()
        .from(notification)
        .where(
          and(
            eq(notification.matchId, matchId),
            sql`${to === "applicant" ? notification.accountId : notification.companyId} is not null`,
          ),
        )
        .orderBy(notification.at)
    ).map(({ kind }) => kind);

  /** What waits in the outbox for an address, the oldest first. */
  async function mailsTo(email: string) {
    const { rows } = await database.pool.query<{ payload: OutgoingMail }>(
      "select payload::jsonb - 'mailId' as payload from graphile_worker._private_jobs where payload->>'to' = $1 order by id",
      [email],
    );
    return rows.map(({ payload }) => payload);
  }
  const kindsTo = async (email: string) => (await mailsTo(email)).map(({ kind }) => kind);

  return {
    ...base,
    miriam,
    nordlicht,
    addMia,
    addSara,
    offer,
    wish,
    addActiveDistance,
    addDocument,
    addMatch,
    act,
    actOn,
    matchOf,
    openingOf,
    stageOf,
    stagesOf,
    historyOf,
    noticesOf,
    mailsTo,
    kindsTo,
  };
}

interface AddedDistance extends Partial<typeof application.$inferInsert> {
  stage: Stage;
}
type Offered = "courses" | "campuses" | "intakes";
interface AddedMatch<Person> extends MatchValues {
  /** An opening that is there, or what a new one is like. */
  opening?: Partial<typeof jobOpening.$inferInsert>;
  person?: Person;
}
type ApplicantAct =
  | "expressInterest"
  | "expressDisinterest"
  | "chooseInterviewDate"
  | "declineInterviewDates"
  | "acceptOffer"
  | "rejectOffer"
  | "takeBack";
type CompanyAct = "arrangeInterview" | "rejectApplicant" | "acceptApplicant" | "takeBackRejection";
interface OutgoingMail {
  kind: string;
  language: string;
  values: Record<string, unknown>;
}
