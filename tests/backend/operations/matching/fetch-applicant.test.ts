import { eq } from "drizzle-orm";
import { describe, expect, it } from "vitest";
import { auditEntry } from "#backend/db/schema/calls.ts";
import { companyUser } from "#backend/db/schema/companies.ts";
import { matchChange } from "#backend/db/schema/matching.ts";
import { company } from "#contract/calls/company.ts";
import type { ApiError } from "#contract/entities/api-error.ts";
import type { ApplicantAtOpening, ApplicantStanding } from "#contract/entities/seen-applicant.ts";
import { applicantAtOpening, applicantStanding } from "#contract/entities/seen-applicant.ts";
import { limits } from "#contract/limits.ts";
import { useWorld } from "../../../world/world.ts";

const { addCompany, addJobOpening, addMatch, addMia, addSara, call, countStatements, db, nordlicht, wish } =
  await useWorld();

interface Asked {
  jobOpeningId: string;
  accountId: string;
}
const look = ({ jobOpeningId, accountId }: Asked, { id: companyId, token } = nordlicht) =>
  call<ApplicantAtOpening & ApiError>(
    company.fetchApplicant,
    { params: { companyId, jobOpeningId, accountId } },
    token,
  );
/** Sara, to whom an opening is suggested. */
async function addSeeker(
  { courseName, campusName, startDate: intake }: Omit<Awaited<ReturnType<typeof addJobOpening>>, "id">,
  answers: Parameters<typeof addSara>[0] = {},
) {
  const sara = await addSara(answers);
  await wish(sara, { courseName, campusName, intake });
  return sara;
}
const daysAgo = (days: number) => new Date(Date.now() - days * 24 * 3_600_000);

describe("a company sees of an applicant", () => {
  it("before their interest what helps to decide, and neither surname nor ways to reach them", async () => {
    const { id: jobOpeningId, ...offered } = await addJobOpening(nordlicht.id);
    const sara = await addSeeker(offered, { motivationText: "Ich mache gern Bilder.", phone: "+49 40 123456" });
    const { body } = await look({ jobOpeningId, accountId: sara.id });
    expect(body).toMatchObject({ match: null, applicant: { acquaintance: "recommended", firstName: "Sara" } });
    expect(JSON.stringify(body)).not.toMatch(/Yılmaz|123456|@/);
    expect(applicantAtOpening.strict().parse(body)).toEqual(body);
  });

  it("from their interest on who they are, and what happened", async () => {
    const match = await addMatch("awaiting_partner_interest");
    const { body } = await look(match);
    expect(body.applicant).toMatchObject({
      acquaintance: "inTouch",
      lastName: "Yılmaz",
      history: [{ event: "express-interest", role: "applicant" }],
    });
    expect(body.match).toMatchObject({ id: match.id, status: "awaiting_partner_interest" });
    expect(body.applicant).not.toHaveProperty("birthday");
  });

  it("after an accepted offer what a contract needs", async () => {
    const { body } = await look(await addMatch("offer_accepted"));
    expect(body.applicant).toMatchObject({ acquaintance: "contract" });
    expect(body.applicant).toHaveProperty("birthday");
  });

  it("after an end name and history, and nothing personal once it is long ago", async () => {
    const recent = await addMatch("cancelled", { since: daysAgo(limits.endedApplicationDays - 1) });
    const old = await addMatch("cancelled", { since: daysAgo(limits.endedApplicationDays + 1) });
    expect(Object.keys((await look(recent)).body.applicant).sort()).toEqual([
      "acquaintance",
      "firstName",
      "history",
      "lastName",
    ]);
    expect((await look(old)).status).toBe(404);
  });
});

describe("nobody is found", () => {
  it("who is not ready, or at an opening that is a draft or another company's", async () => {
    const { id: jobOpeningId } = await addJobOpening(nordlicht.id);
    const draft = await addJobOpening(nordlicht.id, { status: "draft" });
    const [mia, sara] = [await addMia(), await addSara()];
    expect((await look({ jobOpeningId, accountId: mia.id })).status).toBe(404);
    expect((await look({ jobOpeningId: draft.id, accountId: sara.id })).status).toBe(404);
    expect((await look({ jobOpeningId, accountId: sara.id }, await addCompany())).status).toBe(404);
  });

  it("before confidentiality was promised: the answer says that it is due", async () => {
    const hafen = await addCompany();
    const { id: jobOpeningId } = await addJobOpening(hafen.id);
    const { id: accountId } = await addSara();
    await db.update(companyUser).set({ confidentialityAcceptedAt: null }).where(eq(companyUser.id, hafen.userId));
    const { status, body } = await look({ jobOpeningId, accountId }, hafen);
    expect([status, body.customErrors]).toEqual([403, { confidentiality: ["confidentialityDue"] }]);
  });
});

it("every look is written down with who looked, at whom and when", async () => {
  const match = await addMatch("awaiting_partner_interest");
  // Who asks, the applicant, and the entry.
  expect(await countStatements(() => look(match))).toBe(3);
  const entries = await db.select().from(auditEntry).where(eq(auditEntry.subject, match.accountId));
  expect(entries).toMatchObject([{ caller: nordlicht.userId, role: "company", operation: "company.fetchApplicant" }]);
});

describe("how they stand with the company, which an act goes by", () => {
  const stand = ({ jobOpeningId, accountId }: Asked, { id: companyId, token } = nordlicht) =>
    call<ApplicantStanding & ApiError>(
      company.fetchStanding,
      { params: { companyId, jobOpeningId, accountId } },
      token,
    );

  it("tells no more than the applicant's page: the last name and the history from their interest on", async () => {
    const { id: jobOpeningId, ...offered } = await addJobOpening(nordlicht.id);
    const sara = await addSeeker(offered);
    const { body } = await stand({ jobOpeningId, accountId: sara.id });
    expect(body).toMatchObject({
      match: null,
      applicant: { acquaintance: "recommended", firstName: "Sara", lastName: null, history: [] },
    });
    const known = (await stand(await addMatch("awaiting_partner_interest"))).body;
    expect(known).toMatchObject({
      match: { status: "awaiting_partner_interest" },
      applicant: { lastName: "Yılmaz", history: [{ event: "express-interest" }] },
    });
    expect(applicantStanding.strict().parse(known)).toEqual(known);
    expect((await stand({ jobOpeningId, accountId: sara.id }, await addCompany())).status).toBe(404);
  });

  it("is no look at them, and takes one query", async () => {
    const match = await addMatch("awaiting_partner_interest");
    const statements = await countStatements(() => stand(match));
    expect(statements).toBeLessThanOrEqual(2);
    expect(await db.select().from(auditEntry).where(eq(auditEntry.accountId, match.accountId))).toEqual([]);
  });
});

it("an applicant's page comes with the comments of colleagues", async () => {
  const match = await addMatch("awaiting_partner_interest");
  const params = { companyId: nordlicht.id, jobOpeningId: match.jobOpeningId, accountId: match.accountId };
  await call(company.addComment, { params, body: { text: "Klingt gut." } }, nordlicht.token);
  expect((await look(match)).body.comments).toMatchObject([{ text: "Klingt gut.", isOwn: true }]);
});

it("what happened stands in the order in which it did", async () => {
  const match = await addMatch("interview_scheduled");
  await db.insert(matchChange).values({
    matchId: match.id,
    to: "awaiting_interview_schedule",
    event: "arrange-interview",
    role: "company",
    at: daysAgo(2),
  });
  const { applicant } = (await look(match)).body;
  expect("history" in applicant && applicant.history.map(({ event }) => event)).toEqual([
    "arrange-interview",
    "express-interest",
  ]);
});
