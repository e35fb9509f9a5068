import { eq } from "drizzle-orm";
import { describe, expect, it } from "vitest";
import { selectApplicants } from "#backend/db/accounts.ts";
import { account } from "#backend/db/schema/account.ts";
import { attempt } from "#backend/db/schema/calls.ts";
import { companyUser } from "#backend/db/schema/companies.ts";
import { jobOpening } from "#backend/db/schema/job-openings.ts";
import { match } from "#backend/db/schema/matching.ts";
import { consentConfirmation, feedback } from "#backend/db/schema/personal-data.ts";
import { stageChange } from "#backend/db/schema/stage.ts";
import { unit } from "#backend/db/schema/unit.ts";
import { applicant } from "#contract/calls/applicant.ts";
import { company } from "#contract/calls/company.ts";
import { publicCalls } from "#contract/calls/public.ts";
import type { Account } from "#contract/entities/account.ts";
import { limits } from "#contract/limits.ts";
import { useBackend } from "../../../world/backend.ts";

const { call, addApplicant, addCompany, addJobOpening, issueToken, db, database, settings } = await useBackend();

async function mailsTo(address: string, kind: string, value = "link") {
  const { rows } = await database.pool.query<{ link: string }>(
    `select payload #>> array['values', $3] as link from graphile_worker._private_jobs
     where payload ->> 'kind' = $1 and payload ->> 'to' = $2 order by id`,
    [kind, address, value],
  );
  return rows.map(({ link }) => link);
}

describe("notification settings", () => {
  const read = async (token: string) => (await call(applicant.fetchNotificationSettings, {}, token)).body;
  const write = (token: string, body: object) => call(applicant.replaceNotificationSettings, { body }, token);

  it("are on until they are switched off, and are replaced as a whole", async () => {
    const { token } = await addApplicant();
    expect(await read(token)).toMatchObject({ support: true, reminders: true, job_openings_newsletter: true });
    await write(token, { support: false });
    expect(await read(token)).toMatchObject({ support: false, reminders: true });
    await write(token, { reminders: false });
    expect(await read(token)).toMatchObject({ support: true, reminders: false });
  });

  it("leave those alone that the same person has chosen for a company", async () => {
    const mia = await addApplicant();
    const nordlicht = await addCompany();
    await db.update(companyUser).set({ personId: mia.personId }).where(eq(companyUser.id, nordlicht.userId));
    const token = await issueToken({ role: "company", personId: mia.personId });
    await call(company.changeMailedCategories, { body: { company_interest: false } }, token);
    await write(mia.token, { support: false });
    await write(mia.token, { reminders: false });
    expect(await read(mia.token)).toMatchObject({ support: true, reminders: false });
    expect((await call(company.fetchMailedCategories, {}, token)).body).toMatchObject({ company_interest: false });
  });

  it("never miss an offer", async () => {
    const { token } = await addApplicant();
    const { status, body } = await write(token, { offers: false, support: false });
    expect([status, body.customErrors]).toEqual([422, { offers: ["mustStayOn"] }]);
    expect(await read(token)).toMatchObject({ offers: true, support: true });
  });
});

describe("the newsletter", () => {
  const choose = (token: string, hasOptedIn: boolean) =>
    call(applicant.replaceConsents, { body: [{ type: "newsletter", hasOptedIn }] }, token);
  const confirm = (token: string, secret: string) => call(applicant.confirmConsent, { body: { token: secret } }, token);
  const statusOf = async (token: string) => {
    const { body } = await call<Account>(applicant.fetchAccount, {}, token);
    return body.consents.find(({ type }) => type === "newsletter")?.status;
  };
  const secretFor = async (email: string) => {
    const link = (await mailsTo(email, "consentConfirmation")).at(-1)!;
    expect(link).toMatch(`${settings.publicUrl}/ds/confirm-consent?token=`);
    return new URL(link).searchParams.get("token")!;
  };

  it("counts once its mail is answered, and the log says so", async () => {
    const mia = await addApplicant();
    await choose(mia.token, true);
    expect(await statusOf(mia.token)).toBe("opt_in_single");
    const secret = await secretFor(mia.email);
    expect((await confirm(mia.token, secret)).status).toBe(204);
    expect(await statusOf(mia.token)).toBe("opt_in_double");
    expect((await confirm(mia.token, secret)).body.customErrors).toEqual({ token: ["tokenInvalid"] });
    const { body: log } = await call<object[]>(applicant.fetchConsentLog, {}, mia.token);
    expect(log).toMatchObject([
      { type: "newsletter", from: "opt_in_single", status: "opt_in_double" },
      { type: "newsletter", from: "not_answered", status: "opt_in_single" },
    ]);
  });

  it("is not asked for again once it is confirmed", async () => {
    const mia = await addApplicant();
    await choose(mia.token, true);
    await confirm(mia.token, await secretFor(mia.email));
    await choose(mia.token, true);
    expect(await statusOf(mia.token)).toBe("opt_in_double");
    expect(await mailsTo(mia.email, "consentConfirmation")).toHaveLength(1);
  });

  it("is confirmed by nobody else, not late, and not after it was given up", async () => {
    const [mia, stranger] = [await addApplicant(), await addApplicant()];
    await choose(mia.token, true);
    const secret = await secretFor(mia.email);
    expect((await confirm(stranger.token, secret)).status).toBe(422);
    const own = eq(consentConfirmation.personId, mia.personId);
    await db.update(consentConfirmation).set({ expiresAt: new Date() }).where(own);
    expect((await confirm(mia.token, secret)).status).toBe(422);
    await choose(mia.token, true);
    const second = await secretFor(mia.email);
    await choose(mia.token, false);
    expect((await confirm(mia.token, second)).status).toBe(422);
    expect(await statusOf(mia.token)).toBe("opt_out");
  });

  it.each(["confirmed", "awaited"])("is ended by the link of its mail, without signing in: %s", async (state) => {
    const [mia, other] = [await addApplicant(), await addApplicant()];
    for (const { token } of [mia, other]) await choose(token, true);
    const secret = await secretFor(mia.email);
    if (state === "confirmed") await confirm(mia.token, secret);
    const [link = ""] = await mailsTo(mia.email, "consentConfirmation", "unsubscription");
    const [row] = await selectApplicants(db).where(eq(account.id, mia.id));
    expect(link).toBe(`${settings.publicUrl}/newsletter-unsubscription?id=${row?.unsubscriptionId}`);

    const end = () => call(publicCalls.unsubscribe, { params: { unsubscriptionId: row?.unsubscriptionId ?? "" } });
    expect([(await end()).status, (await end()).status]).toEqual([204, 204]);
    expect([await statusOf(mia.token), await statusOf(other.token)]).toEqual(["opt_out", "opt_in_single"]);
    expect((await confirm(mia.token, secret)).status).toBe(422);
    const { body: log } = await call<{ status: string }[]>(applicant.fetchConsentLog, {}, mia.token);
    expect(log.filter(({ status }) => status === "opt_out")).toHaveLength(1);
  });

  it("mails no more than five links an hour", async () => {
    const { token, email } = await addApplicant();
    const statuses: number[] = [];
    for (let i = 0; i < 6; i++) statuses.push((await choose(token, true)).status);
    expect(statuses).toEqual([204, 204, 204, 204, 204, 429]);
    expect(await mailsTo(email, "consentConfirmation")).toHaveLength(limits.verificationMailsPerHour);
  });
});

describe("feedback", () => {
  const opinion = { selected: "negative", reasons: "confusing,other", agent: "Lynx", screenWidth: 0, screenHeight: 0 };
  const send = (token: string, body: object) => call(applicant.sendFeedback, { body }, token);

  it("is taken with reasons that go with its rating", async () => {
    const { token } = await addApplicant();
    expect((await send(token, opinion)).status).toBe(204);
    expect((await send(token, { ...opinion, selected: "neutral", reasons: "" })).status).toBe(204);
    expect((await send(token, { ...opinion, selected: "positive" })).status).toBe(422);
    expect((await send(token, { ...opinion, reasons: "bored" })).status).toBe(422);
    expect((await send(token, { ...opinion, feedback: "x".repeat(limits.feedbackCharacters + 1) })).status).toBe(422);
  });

  it("is taken as often as allowed, also when it is sent at once", async () => {
    const { personId, token } = await addApplicant();
    const before = Array.from({ length: limits.feedbacksPerHour - 4 }, () => ({ kind: "feedback", who: personId }));
    await db.insert(attempt).values(before);
    const all = await Promise.all(Array.from({ length: 10 }, () => send(token, opinion)));
    expect(all.map(({ status }) => status).sort()).toEqual([...Array(4).fill(204), ...Array(6).fill(429)]);
    expect(await db.$count(feedback, eq(feedback.personId, personId))).toBe(4);
  });
});

describe("withdrawing", () => {
  const withdraw = (token: string, note?: string) =>
    call(applicant.withdraw, { body: { reason: "other_university", note } }, token);

  it("ends the unit and everything with companies, once, and is mailed", async () => {
    const mia = await addApplicant({}, { stage: "In Matching" });
    const { id } = await addCompany();
    const [asked, accepted] = [
      await addJobOpening(id),
      await addJobOpening(id, { openPositions: 0, status: "staffed" }),
    ];
    await db.insert(match).values([
      { jobOpeningId: asked.id, accountId: mia.id, status: "awaiting_partner_interest", source: "applicant" },
      { jobOpeningId: accepted.id, accountId: mia.id, status: "offer_accepted", source: "applicant" },
    ]);

    expect((await withdraw(mia.token, "Ich ziehe um.")).status).toBe(204);
    expect((await withdraw(mia.token)).status).toBe(204);

    const matches = await db.select().from(match).where(eq(match.accountId, mia.id));
    expect(matches.map(({ status, cancellationReason }) => [status, cancellationReason])).toEqual([
      ["cancelled", "rejected_by_applicant"],
      ["cancelled", "rejected_by_applicant"],
    ]);
    const [opening] = await db.select().from(jobOpening).where(eq(jobOpening.id, accepted.id));
    expect([opening?.openPositions, opening?.status]).toEqual([1, "open"]);
    const [own] = await db.select().from(unit).where(eq(unit.accountId, mia.id));
    expect(own?.stage).toBe("Lost");
    const changes = await db.select().from(stageChange).where(eq(stageChange.unitId, mia.unitId));
    expect(changes.filter(({ to }) => to === "Lost")).toMatchObject([
      { from: "In Matching", reason: "other_university: Ich ziehe um." },
    ]);
    expect(await mailsTo(mia.email, "withdrawn")).toHaveLength(1);
  });
});
