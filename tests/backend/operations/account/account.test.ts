import { asc, eq } from "drizzle-orm";
import { describe, expect, it } from "vitest";
import { account, emailVerification } from "#backend/db/schema/account.ts";
import { contract } from "#backend/db/schema/contract.ts";
import { consentChange } from "#backend/db/schema/personal-data.ts";
import { application, unit } from "#backend/db/schema/unit.ts";
import { applicant } from "#contract/calls/applicant.ts";
import type { Account, AccountChanges } from "#contract/entities/account.ts";
import type { ApiError } from "#contract/entities/api-error.ts";
import { limits } from "#contract/limits.ts";
import { proofDueOn } from "#domain/german.ts";
import { todayInGermany } from "#domain/today.ts";
import { useBackend } from "../../../world/backend.ts";

const { call, addAccount, addApplicant, db, database, settings } = await useBackend();
const accountOf = async (token: string) => (await call<Account>(applicant.fetchAccount, {}, token)).body;

describe("an answer", () => {
  it.each([
    { firstName: "M\0ia" },
    { softwareSkills: { office: 9 } },
    { gradeAverage: "2" },
    { languageSkills: [{ code: "de" }] },
  ])("that cannot be right is refused: %j", async (body) => {
    const { token } = await addAccount();
    expect([400, 422]).toContain((await call(applicant.changeAccount, { body }, token)).status);
  });

  it("about the entrance qualification decides on the flag of Baden-Württemberg", async () => {
    const { token } = await addAccount({
      universityEntranceQualification: "Fachhochschulreife",
      universityEntranceQualificationBw: true,
    });
    const change = async (body: object) => (await call<Account>(applicant.changeAccount, { body }, token)).body;
    const abitur = await change({ universityEntranceQualification: "Abitur" });
    expect(abitur.universityEntranceQualificationBw).toBe(false);
    expect((await change({ universityEntranceQualificationBw: true })).universityEntranceQualificationBw).toBe(false);
    const both = { universityEntranceQualification: "Fachhochschulreife", universityEntranceQualificationBw: true };
    expect((await change(both)).universityEntranceQualificationBw).toBe(true);
  });

  it("that a language proof comes later sets the day by which it must be there", async () => {
    const { token } = await addAccount();
    const change = async (languageProofComesLater: boolean) =>
      (await call<Account>(applicant.changeAccount, { body: { languageProofComesLater } }, token)).body;
    const { languageProofDueOn } = await change(true);
    expect([-1, 0, 1].map((days) => proofDueOn(todayInGermany(new Date(Date.now() + days * 86_400_000))))).toContain(
      languageProofDueOn,
    );
    expect((await change(true)).languageProofDueOn).toBe(languageProofDueOn);
    expect((await change(false)).languageProofDueOn).toBeNull();
  });

  it("that a language proof comes later wins no time by being taken back and given again", async () => {
    const { id, token } = await addAccount();
    const change = async (languageProofComesLater: boolean) =>
      (await call<Account>(applicant.changeAccount, { body: { languageProofComesLater } }, token)).body;
    await change(true);
    await db.update(account).set({ languageProofAnnouncedOn: "2026-01-31" }).where(eq(account.id, id));
    await change(false);
    expect((await change(true)).languageProofDueOn).toBe("2026-04-30");
  });

  it("about the practice partner stays while any of somebody's applications has a contract", async () => {
    const mia = await addApplicant({}, { stage: "Contract Proposal" });
    const [distance] = await db.insert(unit).values({ accountId: mia.id, unit: "fs", primary: false }).returning();
    const [other] = await db.insert(application).values({ unitId: distance!.id }).returning();
    await call(applicant.chooseApplication, { params: { applicationId: other!.id } }, mia.token);
    const { status, body } = await call(applicant.changeAccount, { body: { practicePartnerExists: true } }, mia.token);
    expect([status, body.customErrors]).toEqual([422, { practicePartnerContact: ["partnerContracted"] }]);
  });

  it("about the practice partner is free beside an enrolment without one", async () => {
    const mia = await addApplicant({}, { stage: "Won", unit: "fs" });
    const [dual] = await db.insert(unit).values({ accountId: mia.id, unit: "ds", primary: false }).returning();
    const [other] = await db.insert(application).values({ unitId: dual!.id }).returning();
    await call(applicant.chooseApplication, { params: { applicationId: other!.id } }, mia.token);
    const answers = { practicePartnerExists: false, motivationText: "Praxis und Studium." };
    const change = (body: AccountChanges) => call<Account & ApiError>(applicant.changeAccount, { body }, mia.token);
    expect(await change(answers)).toMatchObject({ status: 200, body: answers });

    await db.insert(contract).values({ unitId: mia.unitId, status: "enrolled" });
    const refused = { practicePartnerContact: ["partnerContracted"] };
    expect(await change({ practicePartnerExists: true })).toMatchObject({
      status: 422,
      body: { customErrors: refused },
    });
  });

  it("goes with what is stored: a postcode with its country, and each language once", async () => {
    const { token } = await addAccount({ shippingPostalCode: "1010", shippingCountry: "AT" });
    const change = (body: AccountChanges) => call(applicant.changeAccount, { body }, token);
    const german = { level: 3, code: "de" };
    for (const [changes, refused] of [
      [{ shippingCountry: "DE" }, { shippingPostalCode: ["postalCodeGerman"] }],
      [{ shippingCountry: "DE", shippingPostalCode: "123" }, { shippingPostalCode: ["postalCodeGerman"] }],
      [{ languageSkills: [german, german] }, { languageSkills: ["languageTwice"] }],
    ] satisfies [AccountChanges, object][])
      expect(await change(changes)).toMatchObject({ status: 422, body: { customErrors: refused } });
    expect(await change({ shippingCountry: "DE", shippingPostalCode: "50823" })).toMatchObject({ status: 200 });
    expect(await change({ shippingPostalCode: null })).toMatchObject({ status: 200 });
  });

  it("is taken back with null", async () => {
    const { token } = await addAccount({ firstName: "Mia", ownCar: true });
    const { body } = await call<Account>(applicant.changeAccount, { body: { firstName: null, ownCar: null } }, token);
    expect(body).toMatchObject({ firstName: null, ownCar: null, version: 2 });
  });
});

describe("consents", () => {
  it("are kept with every change in a log", async () => {
    const mia = await addAccount();
    const choose = (type: string, hasOptedIn: boolean) =>
      call(applicant.replaceConsents, { body: [{ type, hasOptedIn }] }, mia.token);
    await choose("amplitude", true);
    await choose("user_research", false);
    await choose("amplitude", true);
    await choose("amplitude", false);
    expect((await accountOf(mia.token)).consents).toEqual([
      { type: "amplitude", status: "opt_out" },
      { type: "user_research", status: "opt_out" },
    ]);
    const log = await db
      .select()
      .from(consentChange)
      .where(eq(consentChange.personId, mia.personId))
      .orderBy(asc(consentChange.at));
    expect(log.map(({ type, from, to }) => [type, from, to])).toEqual([
      ["amplitude", "not_answered", "opt_in_single"],
      ["user_research", "not_answered", "opt_out"],
      ["amplitude", "opt_in_single", "opt_out"],
    ]);
  });

  it("are those that are asked for", async () => {
    const mia = await addAccount();
    const body = ["amplitude", "made up"].map((type) => ({ type, hasOptedIn: true }));
    expect((await call(applicant.replaceConsents, { body }, mia.token)).status).toBe(422);
    expect((await accountOf(mia.token)).consents).toEqual([]);
  });
});

describe("an e-mail address", () => {
  const send = (token: string) => call(applicant.sendEmailVerification, {}, token);
  const confirm = (token: string, secret: string | null) =>
    call(applicant.confirmEmail, { body: { token: secret } }, token);

  async function mailedTokens(to: string) {
    const { rows } = await database.pool.query<{ link: string }>(
      `select payload #>> '{values,link}' as link from graphile_worker._private_jobs
       where payload ->> 'kind' = 'emailVerification' and payload ->> 'to' = $1 order by id`,
      [to],
    );
    return rows.map(({ link }) => {
      expect(link).toMatch(`${settings.publicUrl}/ds/confirm-email?token=`);
      return new URL(link).searchParams.get("token");
    });
  }

  it("is confirmed by the token of its mail, once", async () => {
    const mia = await addAccount();
    expect((await send(mia.token)).status).toBe(204);
    const [secret = null] = await mailedTokens(mia.email);
    const answer = await call<Account>(applicant.confirmEmail, { body: { token: secret } }, mia.token);
    expect(answer.body.emailVerified).toBe(true);
    const again = await confirm(mia.token, secret);
    expect([again.status, again.body.customErrors]).toEqual([422, { token: ["tokenInvalid"] }]);
  });

  it("is confirmed by its own account only, and keeps its token then", async () => {
    const [mia, stranger] = [await addAccount(), await addAccount()];
    await send(mia.token);
    const [secret = null] = await mailedTokens(mia.email);
    expect((await confirm(stranger.token, secret)).status).toBe(422);
    expect((await confirm(mia.token, secret)).status).toBe(200);
  });

  it("is not confirmed by an expired token or a stored hash", async () => {
    const mia = await addAccount();
    await send(mia.token);
    const [secret = null] = await mailedTokens(mia.email);
    const [stored] = await db.select().from(emailVerification).where(eq(emailVerification.accountId, mia.id));
    expect((await confirm(mia.token, stored!.tokenHash)).status).toBe(422);
    await db.update(emailVerification).set({ expiresAt: new Date() }).where(eq(emailVerification.accountId, mia.id));
    expect((await confirm(mia.token, secret)).status).toBe(422);
  });

  it("gets five mails an hour, also when they are asked for at once, and none once it is confirmed", async () => {
    const [mia, verified] = [await addAccount(), await addAccount({ emailVerified: true })];
    const statuses = await Promise.all(Array.from({ length: 7 }, async () => (await send(mia.token)).status));
    expect(statuses.sort()).toEqual([204, 204, 204, 204, 204, 429, 429]);
    expect(await mailedTokens(mia.email)).toHaveLength(limits.verificationMailsPerHour);
    await send(verified.token);
    expect(await mailedTokens(verified.email)).toEqual([]);
  });
});

describe("what everybody may know", () => {
  it("are the languages, German and English first, each once", async () => {
    const { token } = await addAccount();
    const { body } = await call<{ code: string }[]>(applicant.fetchLanguages, {}, token);
    const codes = body.map(({ code }) => code);
    expect(codes.slice(0, 2)).toEqual(["de", "en"]);
    expect(new Set(codes).size).toBe(codes.length);
    const names = new Intl.DisplayNames("de", { type: "language", fallback: "none" });
    expect(codes.filter((code) => !names.of(code))).toEqual([]);
  });
});
