import { randomUUID } from "node:crypto";
import { writeFile } from "node:fs/promises";
import { join } from "node:path";
import { fileURLToPath } from "node:url";
import { eq, inArray, isNotNull } from "drizzle-orm";
import { describe, expect, it } from "vitest";
import { databaseId } from "#backend/db/database-id.ts";
import { addPerson, embeddedProvider } from "#backend/db/people.ts";
import { account, emailVerification } from "#backend/db/schema/account.ts";
import { invoice } from "#backend/db/schema/accounting.ts";
import { attempt, idempotentCall } from "#backend/db/schema/calls.ts";
import { companyUser, invitation } from "#backend/db/schema/companies.ts";
import { document } from "#backend/db/schema/documents.ts";
import { identityAccount } from "#backend/db/schema/identity.ts";
import { mail } from "#backend/db/schema/mail.ts";
import { apiToken, person } from "#backend/db/schema/people.ts";
import { consentConfirmation } from "#backend/db/schema/personal-data.ts";
import { portalDraft, portalSession } from "#backend/db/schema/portal.ts";
import { openFileStore } from "#backend/files/open-file-store.ts";
import { countBacklog } from "#backend/operations/count-backlog.ts";
import { haveOneFolder } from "#backend/operations/documents/have-one-folder.ts";
import { haveOwnFiles } from "#backend/operations/documents/have-own-files.ts";
import { sweep } from "#backend/operations/sweep.ts";
import { company } from "#contract/calls/company.ts";
import { useBackend } from "../../world/backend.ts";
import { useDatabase } from "../../world/database.ts";

const { backend, call, addAccount, addCompany, db, files, issueToken, settings } = await useBackend();
const now = new Date();
const ago = (hours: number) => new Date(now.getTime() - hours * 3_600_000);
const days = 24;
const mia = await addAccount();

describe("a sweep", () => {
  it("forgets who signed in for a company that never was theirs, once their sign-in has had its time", async () => {
    const add = async (firstName: string, expiresAt?: Date) => {
      const email = `${randomUUID()}@example.org`;
      const [identity] = await db.insert(identityAccount).values({ email, emailVerified: true }).returning();
      const personId = await addPerson(db, { issuer: embeddedProvider, subject: identity!.id });
      const [row] = await db.insert(companyUser).values({ email, firstName, lastName: "", personId }).returning();
      if (expiresAt) await db.insert(apiToken).values({ hash: email, role: "company", personId, expiresAt });
      return { ...row!, subject: identity!.id };
    };
    const anke = await addCompany();
    const [gone, signedIn, named, invited] = [await add(""), await add("", ago(-1)), await add("Bilal"), await add("")];
    const cem = { firstName: "Cem", lastName: "Öztürk", email: "cem@example.org" };
    await db.insert(invitation).values({ ...cem, companyId: anke.id, companyUserId: invited.id, expiresAt: ago(-1) });
    const applicant = await add("");
    await db.insert(account).values({ personId: applicant.personId!, email: applicant.email });
    await db.insert(mail).values({ kind: "confirmationCode", to: gone.email });
    await db.insert(portalDraft).values({ owner: gone.subject, path: "/company", fields: [] });

    await sweep(backend, now);
    const left = (await db.select().from(companyUser)).map(({ id }) => id);
    expect(left).toEqual(expect.arrayContaining([signedIn.id, named.id, invited.id, anke.userId]));
    expect(left).not.toContain(gone.id);
    expect(left).not.toContain(applicant.id);
    const people = (await db.select().from(person)).map(({ id }) => id);
    expect(people).toEqual(expect.arrayContaining([signedIn, named, invited, applicant].map((one) => one.personId)));
    expect(people).not.toContain(gone.personId);
    const signIns = (await db.select().from(identityAccount)).map(({ email }) => email);
    expect(signIns).toEqual(expect.arrayContaining([signedIn, named, invited, applicant].map(({ email }) => email)));
    expect(signIns).not.toContain(gone.email);
    expect([await db.$count(mail, eq(mail.to, gone.email)), await db.$count(portalDraft)]).toEqual([0, 0]);
  });

  it("forgets every other stranger where one cannot be forgotten, and fails, so that the office sees it", async () => {
    const add = async () => {
      const email = `${randomUUID()}@example.org`;
      const [row] = await db.insert(companyUser).values({ email, firstName: "", lastName: "" }).returning();
      return row!.id;
    };
    const [stuck, gone] = [await add(), await add()];
    const left = async () => (await db.select({ id: companyUser.id }).from(companyUser)).map(({ id }) => id);
    await db.insert(portalSession).values({ idHash: "long ago", data: {}, seenAt: ago(400 * days) });
    await backend.database.pool.query(`
      create function refuse_removal() returns trigger language plpgsql as $$ begin raise exception 'stuck'; end $$;
      create trigger refuse_removal before delete on company_user for each row when (old.id = '${stuck}')
        execute function refuse_removal();`);
    try {
      await expect(sweep(backend, now)).rejects.toThrow("strangers are kept too long");
    } finally {
      await backend.database.pool.query("drop function refuse_removal cascade");
    }
    expect([(await left()).includes(stuck), (await left()).includes(gone)]).toEqual([true, false]);
    expect(await db.$count(portalSession, eq(portalSession.idHash, "long ago"))).toBe(0);
    await sweep(backend, now);
    expect(await left()).not.toContain(stuck);
  });

  it("keeps the sign-in of a stranger who is just becoming an applicant", async () => {
    const email = `${randomUUID()}@example.org`;
    const personId = await addPerson(db, { issuer: embeddedProvider, subject: email });
    await db.insert(companyUser).values({ email, firstName: "", lastName: "", personId });
    await db.transaction(async (tx) => {
      await tx.insert(account).values({ email, personId });
      await sweep(backend, now);
    });
    expect(await db.$count(person, eq(person.id, personId))).toBe(1);
  });

  it("removes rows that have had their time, and only those", async () => {
    await db.delete(apiToken);
    const token = { role: "applicant" as const, personId: mia.personId };
    await db.insert(apiToken).values([
      { hash: "kept", ...token, expiresAt: ago(6 * days) },
      { hash: "old", ...token, expiresAt: ago(8 * days) },
    ]);
    await db.insert(emailVerification).values([
      { tokenHash: "kept", accountId: mia.id, expiresAt: ago(-1) },
      { tokenHash: "old", accountId: mia.id, expiresAt: ago(1) },
    ]);
    const consent = { personId: mia.personId, type: "newsletter" };
    await db.insert(consentConfirmation).values([
      { tokenHash: "kept", ...consent, expiresAt: ago(-1) },
      { tokenHash: "old", ...consent, expiresAt: ago(1) },
    ]);
    const call = { caller: mia.id, operation: "applicant.changeAccount" };
    await db.insert(idempotentCall).values([
      { key: "kept", ...call, at: ago(23) },
      { key: "old", ...call, at: ago(25) },
    ]);
    await db.insert(attempt).values([
      { kind: "signIn", who: "kept", at: ago(23) },
      { kind: "signIn", who: "old", at: ago(25) },
    ]);
    await db.insert(portalSession).values([
      { idHash: "kept", data: {}, seenAt: ago(6 * days) },
      { idHash: "old", data: {}, seenAt: ago(8 * days) },
    ]);

    await sweep(backend, now);
    expect((await db.select().from(apiToken)).map(({ hash }) => hash)).toEqual(["kept"]);
    expect((await db.select().from(emailVerification)).map(({ tokenHash }) => tokenHash)).toEqual(["kept"]);
    expect((await db.select().from(consentConfirmation)).map(({ tokenHash }) => tokenHash)).toEqual(["kept"]);
    expect((await db.select().from(idempotentCall)).map(({ key }) => key)).toEqual(["kept"]);
    expect((await db.select().from(attempt)).map(({ who }) => who)).toEqual(["kept"]);
    expect((await db.select().from(portalSession)).map(({ idHash }) => idHash)).toEqual(["kept"]);
  });

  it("forgets whom a company invited and did not mean, once the invitation is withdrawn, and nobody who has signed in", async () => {
    const anke = await addCompany();
    const [bilal, jana] = [`bilal-${randomUUID()}@example.org`, `jana-${randomUUID()}@example.org`];
    const params = { companyId: anke.id };
    for (const email of [bilal, jana])
      await call(
        company.inviteEmployee,
        { params, body: { email, firstName: "B.", lastName: "Kaya", permissions: [] } },
        anke.token,
      );
    const idOf = async (email: string) =>
      (await db.select().from(companyUser).where(eq(companyUser.email, email)))[0]?.id;
    const withdraw = async (email: string) =>
      call(company.removeEmployee, { params: { ...params, employeeId: (await idOf(email))! } }, anke.token);
    await sweep(backend, now);
    expect(await idOf(bilal)).toBeDefined();
    await issueToken({ role: "company", companyUserId: (await idOf(jana))! });
    for (const email of [bilal, jana]) expect((await withdraw(email)).status).toBe(204);
    await sweep(backend, now);
    expect([await idOf(bilal), await idOf(jana)]).toEqual([undefined, expect.any(String)]);
  });

  it("forgets whom a company invited and who never answered, ninety days after the invitation has expired", async () => {
    const anke = await addCompany();
    const invite = async (expiresAt: Date) => {
      const guest = { email: `${randomUUID()}@example.org`, firstName: "Bilal", lastName: "Kaya" };
      const [row] = await db.insert(companyUser).values(guest).returning();
      await db.insert(invitation).values({ ...guest, companyId: anke.id, companyUserId: row!.id, expiresAt });
      return row!.id;
    };
    const forgotten = await invite(ago(91 * days));
    const late = await invite(ago(1 * days));
    await sweep(backend, now);
    const invited = await db.select().from(invitation).where(eq(invitation.companyId, anke.id));
    expect(invited.map(({ companyUserId }) => companyUserId)).toEqual([late]);
    const guests = await db
      .select()
      .from(companyUser)
      .where(inArray(companyUser.id, [forgotten, late]));
    expect(guests.map(({ id }) => id)).toEqual([late]);
  });

  it("keeps whom a company is just inviting, with the invitation", async () => {
    const { id: companyId } = await addCompany();
    const named = { email: `bilal-${randomUUID()}@example.org`, firstName: "Bilal", lastName: "Kaya" };
    const [bilal] = await db.insert(companyUser).values(named).returning();
    const values = { companyId, companyUserId: bilal!.id, ...named, expiresAt: new Date(now.getTime() + 3_600_000) };
    await db.transaction(async (tx) => {
      await tx.insert(invitation).values(values);
      await sweep(backend, now);
    });
    expect(await db.$count(invitation, eq(invitation.companyUserId, bilal!.id))).toBe(1);
  });
});

describe("files and rows", () => {
  const put = async () => {
    const key = randomUUID();
    await files.put(key, fileURLToPath(import.meta.url));
    return key;
  };
  const insert = async (fileKey: string, createdAt: Date) => {
    const kind = { category: "CV", type: "CV", name: "Lebenslauf.pdf", mimeType: "application/pdf", bytes: 1 } as const;
    await db.insert(document).values({ accountId: mia.id, ...kind, fileKey, createdAt });
  };
  const missing = async () => {
    const rows = await db.select({ key: document.fileKey }).from(document).where(isNotNull(document.missingSince));
    return rows.map(({ key }) => key).sort();
  };
  const storedKeys = async () => {
    const keys: string[] = [];
    for await (const { key } of files.list()) keys.push(key);
    return keys.sort();
  };

  it("that miss each other: a file goes after an hour, a row stays, is marked and counted until its file is back", async () => {
    const [whole, lost, justLost] = [await put(), randomUUID(), randomUUID()];
    await insert(whole, ago(2));
    await insert(lost, ago(2));
    await insert(justLost, ago(0));
    const orphan = await put();
    await sweep(backend, now);
    expect(await storedKeys()).toEqual([whole, orphan].sort());
    expect(await missing()).toEqual([lost]);
    expect((await countBacklog(db)).missingFiles).toBe(1);

    await sweep(backend, ago(-2));
    expect(await storedKeys()).toEqual([whole]);
    expect(await missing()).toEqual([lost, justLost].sort());

    for (const key of [lost, justLost]) await files.put(key, fileURLToPath(import.meta.url));
    await sweep(backend, ago(-2));
    expect((await countBacklog(db)).missingFiles).toBe(0);
    expect(await db.$count(document)).toBe(3);
  });

  it("do not miss each other where a file comes to an old row while the sweep reads", async () => {
    const { id: companyId } = await addCompany();
    const billed = { number: "R-1", issuedOn: "2026-01-01", dueOn: "2026-01-15", subject: "Praxis", amountCents: 100 };
    const [row] = await db
      .insert(invoice)
      .values({ companyId, ...billed, createdAt: ago(2) })
      .returning();
    const of = eq(invoice.id, row!.id);
    async function* uploadedMeanwhile() {
      yield* files.list();
      const uploaded = { fileKey: await put(), name: "R-1.pdf", mimeType: "application/pdf", bytes: 1 };
      await db.update(invoice).set(uploaded).where(of);
    }
    await sweep({ ...backend, files: { ...files, list: uploadedMeanwhile } }, now);
    const [after] = await db.delete(invoice).where(of).returning();
    expect(after).toMatchObject({ fileKey: expect.any(String), missingSince: null });
    await files.remove(after!.fileKey!);
  });

  it("are not judged while another portal has files of its own, which is told once in a line", async () => {
    const said: unknown[] = [];
    const log = { ...backend.log, warn: (about: unknown) => said.push(about) } as unknown as typeof backend.log;
    const elsewhere = { ...backend, log, files: await openFileStore({ directory: `${settings.dataDirectory}/other` }) };
    expect(await haveOneFolder(backend, now)).toBe(true);
    await sweep(elsewhere, now);
    expect(said).toEqual([{ lacking: ["FILES_URL or DATA_DIR/files"] }]);
    expect((await countBacklog(db)).missingFiles).toBe(0);

    // The other one has gone: its folder is the one that counts.
    await sweep(elsewhere, ago(-3));
    expect(said).toHaveLength(1);
    expect((await countBacklog(db)).missingFiles).toBe(3);
  });

  it("are judged while another portal has the same files, which is told when its secret is another one", async () => {
    const said: unknown[] = [];
    const log = { ...backend.log, warn: (about: unknown) => said.push(about) } as unknown as typeof backend.log;
    const later = ago(-24);
    expect(await haveOneFolder(backend, later)).toBe(true);
    const twin = { ...backend, log, files: await openFileStore({ directory: `${settings.dataDirectory}/files` }) };
    expect(await haveOneFolder(twin, later)).toBe(true);
    expect(said).toEqual([]);
    const stranger = { ...twin, settings: { ...settings, secretMark: "89abcdef" } };
    expect(await haveOneFolder(stranger, later)).toBe(true);
    expect(said).toEqual([{ lacking: ["SESSION_SECRET"] }]);
  });

  it("of another database stay, young or old, and the log says how to move them here; then the others go", async () => {
    const said: { own: string; owner: string | null; unknown?: number }[] = [];
    const log = {
      ...backend.log,
      warn: (about: (typeof said)[0]) => said.push(about),
    } as unknown as typeof backend.log;
    const other = { ...backend, log, database: await useDatabase() };
    const key = await put();
    await insert(key, ago(2));
    await sweep(backend, now);
    const stored = await storedKeys();
    expect(await haveOwnFiles(other)).toBe(false);
    await sweep(other, ago(-2));
    expect(await storedKeys()).toEqual(stored);
    const { own, owner } = said[0]!;
    expect(own).not.toBe(owner);
    expect(said).toEqual([
      { own, owner, unknown: undefined },
      { own, owner, unknown: stored.length },
    ]);

    await writeFile(join(settings.dataDirectory, "files", ".database-id"), `${own}\n`);
    await sweep(other, ago(-2));
    expect(await storedKeys()).toEqual([]);
    expect(said).toHaveLength(2);
  });

  it("that an older version stored are taken over by the database that knows them all, and by no other", async () => {
    const said: unknown[] = [];
    const log = { ...backend.log, warn: (about: unknown) => said.push(about) } as unknown as typeof backend.log;
    const older = { ...backend, files: await openFileStore({ directory: `${settings.dataDirectory}/older` }) };
    const [database, key, moment] = [await useDatabase(), randomUUID(), ago(-48)];
    await older.files.put(key, fileURLToPath(import.meta.url));
    expect(await haveOwnFiles({ ...older, log, database })).toBe(false);
    expect(said).toEqual([]);
    await sweep({ ...older, log, database }, moment);
    expect(said).toEqual([expect.objectContaining({ owner: null, unknown: 1 })]);
    expect(await older.files.databaseId()).toBeUndefined();

    await insert(key, ago(2));
    await sweep(older, moment);
    expect(await older.files.databaseId()).toBe(await databaseId(db));
    expect((await older.files.list().next()).value).toMatchObject({ key });
  });
});
