import { createHash, randomUUID } from "node:crypto";
import { once } from "node:events";
import { createServer, type RequestListener } from "node:http";
import type { AddressInfo } from "node:net";
import { eq } from "drizzle-orm";
import { exportJWK, generateKeyPair, type JWTPayload, SignJWT } from "jose";
import { afterAll, afterEach, describe, expect, it } from "vitest";
import { account } from "#backend/db/schema/account.ts";
import { companyUser, employee } from "#backend/db/schema/companies.ts";
import { identityAccount } from "#backend/db/schema/identity.ts";
import { mail } from "#backend/db/schema/mail.ts";
import { apiToken, person } from "#backend/db/schema/people.ts";
import { consentConfirmation } from "#backend/db/schema/personal-data.ts";
import { advisor } from "#backend/db/schema/unit.ts";
import type { IdentityProvider } from "#backend/identity/provider.ts";
import { revokeTokens } from "#backend/operations/identity/revoke-tokens.ts";
import { advisor as advisorCalls } from "#contract/calls/advisor.ts";
import { applicant } from "#contract/calls/applicant.ts";
import { company } from "#contract/calls/company.ts";
import { office } from "#contract/calls/office.ts";
import { publicCalls } from "#contract/calls/public.ts";
import type { Account } from "#contract/entities/account.ts";
import type { AuditEntry } from "#contract/entities/audit-log.ts";
import { errorCodes } from "#contract/errors.ts";
import { useBackend } from "../../../world/backend.ts";

const { addAdvisor, addApplicant, addCompany, backend, call, database, db } = await useBackend();
const { privateKey, publicKey } = await generateKeyPair("ES256");
const foreign = await generateKeyPair("ES256");

/** Keys of other algorithms, by their name. */
const others = new Map(
  await Promise.all(["ES384", "RS512", "Ed25519"].map(async (name) => [name, await generateKeyPair(name)] as const)),
);
const publicKeys = await Promise.all(
  [["one", publicKey] as const, ...[...others].map(([name, pair]) => [name, pair.publicKey] as const)].map(
    async ([kid, key]) => ({ ...(await exportJWK(key)), kid, use: "sig" }),
  ),
);
/** What the provider says at userinfo. */
let answerUserinfo: RequestListener = (_request, response) => void response.writeHead(500).end();

// A provider that is not the embedded one: only its keys are ever asked for, and userinfo where an address is missing.
const provider = createServer((request, response) => {
  if (request.url === "/me") return answerUserinfo(request, response);
  response.setHeader("Content-Type", "application/json").end(JSON.stringify({ keys: publicKeys }));
}).listen(0, "127.0.0.1");
await once(provider, "listening");
afterAll(() => provider.close());
const providerUrl = `http://127.0.0.1:${(provider.address() as AddressInfo).port}`;
backend.settings.jwksUrl = `${providerUrl}/jwks`;
const { issuer, clients } = backend.settings;

const accessToken = "access";
const newPerson = (claims: JWTPayload = {}) => ({
  iss: issuer,
  sub: randomUUID(),
  aud: clients.applicant,
  email: `${randomUUID()}@example.org`,
  email_verified: true,
  ...claims,
});
const seconds = (from: number) => Math.floor(Date.now() / 1000) + from;
const sign = (claims: JWTPayload, key = privateKey, header = { alg: "ES256", kid: "one" }) =>
  new SignJWT({ iat: seconds(0), exp: seconds(600), ...claims }).setProtectedHeader(header).sign(key);
const exchange = (idToken: string, more: { referralCode?: string } = {}) =>
  call<{ api_token: string; role: string; code?: number }>(publicCalls.authenticate, {
    body: { idToken, accessToken, ...more },
  });

it("makes an applicant's account at the first sign-in, once; its unit waits for the onboarding", async () => {
  const person = newPerson();
  const first = await exchange(await sign(person));
  const second = await exchange(await sign(person));
  expect(first.body.role).toBe("applicant");
  expect(first.body.api_token).toMatch(/^[\w-]{43}$/);
  expect(second.body.api_token).not.toBe(first.body.api_token);
  const rows = await db.select().from(account).where(eq(account.email, person.email));
  expect(rows).toMatchObject([{ emailVerified: true, language: "de" }]);
  const { rows: jobs } = await database.pool.query(
    "select 1 from graphile_worker._private_jobs where payload->>'accountId' = $1",
    [rows[0]?.id],
  );
  expect(jobs).toHaveLength(0);
});

describe("a referral link", () => {
  const registeredBy = async (token: string) => {
    const { body } = await call<{ link: string; registered: number }>(applicant.fetchReferralLink, {}, token);
    return body;
  };

  it("counts who registered by it, once, and always stays the same", async () => {
    const friend = await addApplicant();
    const { link, registered } = await registeredBy(friend.token);
    const referralCode = link.split("/").at(-1);
    expect([link, registered]).toEqual([expect.stringMatching(/^http:\/\/localhost:3000\/invitation\/\w{12}$/), 0]);

    const invited = newPerson();
    await exchange(await sign(invited), { referralCode });
    await exchange(await sign(invited), { referralCode });
    await exchange(await sign(newPerson()), { referralCode: "000000000000" });

    expect(await registeredBy(friend.token)).toEqual({ link, registered: 1 });
  });

  it("does not count somebody who had an account already", async () => {
    const friend = await addApplicant();
    const known = newPerson();
    await exchange(await sign(known));
    const { link } = await registeredBy(friend.token);
    await exchange(await sign(known), { referralCode: link.split("/").at(-1) });
    expect(await registeredBy(friend.token)).toMatchObject({ registered: 0 });
  });
});

it("keeps the token as a hash only, and only for as long as a session", async () => {
  const { api_token } = (await exchange(await sign(newPerson()))).body;
  const hash = createHash("sha256").update(api_token).digest("base64url");
  const [row] = await db.select().from(apiToken).where(eq(apiToken.hash, hash));
  const hours = ((row?.expiresAt.getTime() ?? 0) - Date.now()) / 3_600_000;
  expect(hours).toBeCloseTo(backend.settings.sessionHours, 1);
});

it("takes over an address that changed at the provider, and whether it is confirmed", async () => {
  const person = newPerson({ email_verified: false });
  const { api_token } = (await exchange(await sign(person))).body;
  const shown = async () => (await call<object>(applicant.fetchAccount, {}, api_token)).body;
  expect(await shown()).toMatchObject({ email: person.email, emailVerified: false });

  await db.update(account).set({ emailVerified: true }).where(eq(account.email, person.email));
  await exchange(await sign(person));
  expect(await shown()).toMatchObject({ email: person.email, emailVerified: true });

  const email = `${randomUUID()}@example.org`;
  await exchange(await sign({ ...person, email }));
  expect(await shown()).toMatchObject({ email, emailVerified: false });
});

it("lets the link that was mailed to an old address confirm no new one", async () => {
  const person = newPerson({ email_verified: false });
  const { api_token } = (await exchange(await sign(person))).body;
  const confirm = (token: string) => call(applicant.confirmEmail, { body: { token } }, api_token);
  const tokenFor = async (to: string) => {
    await call(applicant.sendEmailVerification, {}, api_token);
    const { rows } = await database.pool.query(
      "select payload->'values'->>'link' as link from graphile_worker._private_jobs where payload->>'to' = $1 order by id desc",
      [to],
    );
    return new URL(rows[0].link).searchParams.get("token")!;
  };
  const kept = await tokenFor(person.email);
  await exchange(await sign(person));
  expect((await confirm(kept)).status).toBe(200);

  await db.update(account).set({ emailVerified: false }).where(eq(account.email, person.email));
  const old = await tokenFor(person.email);
  const email = `${randomUUID()}@example.org`;
  await exchange(await sign({ ...person, email }));
  expect(await confirm(old)).toMatchObject({ status: 422, body: { customErrors: { token: ["tokenInvalid"] } } });
  expect((await call(applicant.fetchAccount, {}, api_token)).body).toMatchObject({ email, emailVerified: false });
  expect(await confirm(await tokenFor(email))).toMatchObject({ status: 200, body: { emailVerified: true } });
});

it("leaves an address that changed at the provider as the office does: neither a consent nor a mail of it counts on", async () => {
  const mia = newPerson();
  const consents = [{ type: "newsletter", status: "opt_in_double" } as const];
  await exchange(await sign(mia));
  const [{ personId } = { personId: "" }] = await db.select().from(account).where(eq(account.email, mia.email));
  await db.update(person).set({ consents }).where(eq(person.id, personId));
  await db.insert(consentConfirmation).values({
    ...{ personId, type: "user_research", tokenHash: randomUUID() },
    expiresAt: new Date(Date.now() + 60_000),
  });
  const content = { kind: "deletionRequested", values: { firstName: "Mia" } };
  const line = { kind: content.kind, to: mia.email.toUpperCase(), content };
  await db.insert(mail).values([{ ...line, sentAt: new Date() }, line]);
  const kept = async () => {
    const [{ consents } = { consents: [] }] = await db.select().from(person).where(eq(person.id, personId));
    const mails = await db.select().from(mail).where(eq(mail.to, line.to)).orderBy(mail.sentAt);
    const confirmations = await db.$count(consentConfirmation, eq(consentConfirmation.personId, personId));
    return { consents, confirmations, mails: mails.map(({ content }) => content) };
  };

  await exchange(await sign({ ...mia, email: mia.email.toUpperCase() }));
  expect(await kept()).toEqual({ consents, confirmations: 1, mails: [content, content] });
  await exchange(await sign({ ...mia, email: `${randomUUID()}@example.org` }));
  const single = [{ type: "newsletter", status: "opt_in_single" }];
  expect(await kept()).toEqual({ consents: single, confirmations: 0, mails: [null] });
});

describe("an address of OFFICE_EMAILS", () => {
  const [address] = backend.settings.officeEmails;
  const enter = async (claims: JWTPayload) =>
    exchange(await sign(newPerson({ aud: clients.study_advisor, email: address!.toUpperCase(), ...claims })));

  it("is nobody before it is confirmed", async () => {
    expect((await enter({ email_verified: false })).body).toMatchObject({ code: errorCodes.accountNotFound });
    expect(await db.$count(advisor, eq(advisor.email, address!))).toBe(0);
  });

  it("is the office from its first sign-in on, gets no applicants, and has no account as an applicant", async () => {
    const { api_token } = (await enter({})).body;
    expect((await call(advisorCalls.fetchMe, {}, api_token)).body).toMatchObject({ email: address, isOffice: true });
    expect((await call(office.fetchProgramme, {}, api_token)).status).toBe(200);
    await enter({});
    expect(await db.select().from(advisor).where(eq(advisor.email, address!))).toMatchObject([{ isAdvising: false }]);
    expect(await db.$count(account, eq(account.email, address!))).toBe(0);
  });

  it("does not open the desk to an advisor who was locked", async () => {
    await db.update(advisor).set({ lockedAt: new Date() }).where(eq(advisor.email, address!));
    expect((await enter({})).body).toMatchObject({ code: errorCodes.accountNotFound });
  });
});

it("remembers the language in which an advisor signed in last", async () => {
  const miriam = await addAdvisor();
  const person = newPerson({ aud: clients.study_advisor, email: miriam.email });
  const languageAfter = async (headers: Record<string, string>) => {
    await call(publicCalls.authenticate, { body: { idToken: await sign(person), accessToken }, headers });
    return (await db.select().from(advisor).where(eq(advisor.id, miriam.id)))[0]!.language;
  };
  expect(await languageAfter({ "Accept-Language": "en" })).toBe("en");
  expect(await languageAfter({ "Accept-Language": "de" })).toBe("de");
});

it("remembers the language in which an applicant signed in last", async () => {
  const person = newPerson();
  const languageAfter = async (headers: Record<string, string>) => {
    await call(publicCalls.authenticate, { body: { idToken: await sign(person), accessToken }, headers });
    return (await db.select().from(account).where(eq(account.email, person.email)))[0]!.language;
  };
  expect(await languageAfter({ "Accept-Language": "en" })).toBe("en");
  expect(await languageAfter({ "Accept-Language": "de" })).toBe("de");
});

it("knows an advisor, and a company user, by a confirmed address", async () => {
  const advisorPerson = newPerson({ aud: clients.study_advisor, email: (await addAdvisor()).email.toUpperCase() });
  const colleague = newPerson({ aud: clients.company, email: (await addCompany()).email.toUpperCase() });
  expect((await exchange(await sign(advisorPerson))).body.role).toBe("study_advisor");
  const { api_token, role } = (await exchange(await sign(colleague))).body;
  expect(role).toBe("company");
  expect((await call<object>(company.fetchCompanyUser, {}, api_token)).body).toMatchObject({
    firstName: "Anke",
    companies: [{ name: "Nordlicht Software GmbH", isOwner: true }],
  });
  const refused = [
    { ...advisorPerson, email_verified: false },
    { ...colleague, email_verified: false },
    { ...colleague, aud: clients.study_advisor },
    newPerson({ aud: clients.study_advisor }),
    newPerson({ aud: clients.company, email_verified: false }),
    newPerson({ aud: clients.company, email: undefined }),
    newPerson({ email: undefined }),
  ];
  for (const claims of refused) {
    const { status, body } = await exchange(await sign(claims));
    expect([status, body.code]).toEqual([404, errorCodes.accountNotFound]);
  }
});

it("names in the audit log who came in and who left, on each side", async () => {
  const jutta = await addAdvisor({ isOffice: true });
  const anke = await addCompany();
  const people = [
    newPerson(),
    newPerson({ aud: clients.study_advisor, email: jutta.email }),
    newPerson({ aud: clients.company, email: anke.email }),
  ];
  for (const person of people) {
    const { api_token } = (await exchange(await sign(person))).body;
    await call(publicCalls.revokeToken, { body: { api_token } });
    const { body } = await call<{ items: AuditEntry[] }>(
      office.fetchAuditLog,
      { query: { who: person.email } },
      jutta.token,
    );
    const own = body.items.filter(({ role }) => role === "public");
    expect(own.map(({ operation }) => operation)).toEqual(["public.revokeToken", "public.authenticate"]);
    for (const { who, whom } of own) expect([who, whom]).toEqual(Array(2).fill(expect.stringContaining(person.email)));
  }
});

it("lets in who is of no company, which shows them none", async () => {
  const { id: companyId, email, userId } = await addCompany();
  await db.delete(employee).where(eq(employee.companyUserId, userId));
  const { status, body } = await exchange(await sign(newPerson({ aud: clients.company, email })));
  expect(status).toBe(200);
  const me = await call<object>(company.fetchCompanyUser, {}, body.api_token);
  expect(me).toMatchObject({ status: 200, body: { email, companies: [] } });
  const params = { companyId, jobOpeningId: randomUUID() };
  const close = await call(
    company.changeJobOpening,
    { params, body: { version: 1, status: "closed" } },
    body.api_token,
  );
  expect(close.status).toBe(404);
});

describe("whom no company has invited", () => {
  const usersOf = (email: string) => db.select().from(companyUser).where(eq(companyUser.email, email));

  it("is let in with a confirmed address, nameless and of no company, and is the same one the next time", async () => {
    const stranger = newPerson({ aud: clients.company });
    const token = await sign(stranger);
    const answers = await Promise.all(Array.from({ length: 3 }, () => exchange(token)));
    for (const { status, body } of answers) {
      expect([status, body.role]).toEqual([200, "company"]);
      const { body: me } = await call<object>(company.fetchCompanyUser, {}, body.api_token);
      expect(me).toMatchObject({ email: stranger.email, firstName: "", lastName: "", companies: [] });
    }
    expect(await usersOf(stranger.email)).toHaveLength(1);
  });

  it("leaves nothing behind without a confirmed address", async () => {
    const stranger = newPerson({ aud: clients.company, email_verified: false });
    expect((await exchange(await sign(stranger))).status).toBe(404);
    expect(await usersOf(stranger.email)).toEqual([]);
  });

  it("is called by the name that the first invitation gives", async () => {
    const stranger = newPerson({ aud: clients.company });
    const { api_token } = (await exchange(await sign(stranger))).body;
    const host = await addCompany();
    const invite = (firstName: string) =>
      call(
        company.inviteEmployee,
        {
          params: { companyId: host.id },
          body: { email: stranger.email.toUpperCase(), firstName, lastName: "Aydin", permissions: [] },
        },
        host.token,
      );
    await invite("Bilal");
    await invite("Somebody else");
    expect((await call<object>(company.fetchCompanyUser, {}, api_token)).body).toMatchObject({
      firstName: "Bilal",
      companies: [{ id: host.id, invitationPending: true }],
    });
  });
});

describe("a person", () => {
  const uni = "https://login.uni.example";
  const embedded = backend.settings.issuer;
  const accountAt = async (at: string, claims: JWTPayload) => {
    backend.settings.issuer = at;
    // The embedded provider is asked for nothing but whether it is there; its identities are in the database.
    backend.identity = at === uni ? undefined : ({} as IdentityProvider);
    if (backend.identity)
      await db
        .insert(identityAccount)
        .values({ id: claims.sub, email: `${claims.sub}@example.org` })
        .onConflictDoNothing();
    const { status, body } = await exchange(await sign({ acr: "0", ...claims, iss: at }));
    expect(status).toBe(200);
    const { api_token } = body;
    return (await call<Account>(applicant.fetchAccount, {}, api_token)).body.uuid;
  };
  afterEach(() => {
    backend.settings.issuer = embedded;
    backend.identity = undefined;
  });

  it("has the same account wherever the portal and its embedded provider move", async () => {
    const person = newPerson();
    const before = await accountAt("http://localhost:3000/oidc", person);
    expect(await accountAt("http://127.0.0.1:3000/oidc", person)).toBe(before);
    expect(await accountAt("https://portal.example/oidc", { ...person, email: "new@example.org" })).toBe(before);
  });

  it("has the same account at another provider, by an address that both have confirmed, and from then on by it", async () => {
    const person = newPerson();
    const before = await accountAt(embedded, person);
    const there = { ...person, sub: "at-uni", email: person.email.toUpperCase() };
    expect(await accountAt(uni, there)).toBe(before);
    expect(await accountAt(uni, { ...there, email: "another@example.org", email_verified: false })).toBe(before);
    expect(await accountAt(embedded, person)).toBe(before);
  });

  it("has an account of their own as long as one of the two has not confirmed the address", async () => {
    const [here, there] = [newPerson(), newPerson({ email_verified: false })];
    const before = await accountAt(embedded, here);
    expect(await accountAt(uni, newPerson({ email: here.email, email_verified: false }))).not.toBe(before);
    const unconfirmed = await accountAt(embedded, there);
    expect(await accountAt(uni, newPerson({ email: there.email }))).not.toBe(unconfirmed);
  });

  it("is not the one who had their address before at the same provider", async () => {
    const before = newPerson();
    const first = await accountAt(uni, before);
    expect(await accountAt(uni, newPerson({ email: before.email }))).not.toBe(first);
  });

  it("is one, however often they come for the first time at once", async () => {
    const token = await sign(newPerson());
    const answers = await Promise.all(Array.from({ length: 5 }, () => exchange(token)));
    const accounts = await Promise.all(
      answers.map(({ body }) => call<Account>(applicant.fetchAccount, {}, body.api_token)),
    );
    expect(new Set(accounts.map(({ body }) => body.uuid)).size).toBe(1);
  });

  it("is one on every side, and a token opens only the side that it is for", async () => {
    const { email } = await addAdvisor();
    const person = newPerson({ email });
    const asApplicant = (await exchange(await sign(person))).body.api_token;
    const asAdvisor = (await exchange(await sign({ ...person, aud: clients.study_advisor }))).body.api_token;
    expect((await call(applicant.fetchAccount, {}, asApplicant)).status).toBe(200);
    expect((await call(advisorCalls.fetchMe, {}, asAdvisor)).status).toBe(200);
    expect((await call(applicant.fetchAccount, {}, asAdvisor)).status).toBe(403);
    expect((await call(advisorCalls.fetchMe, {}, asApplicant)).status).toBe(403);

    const [{ personId } = { personId: "" }] = await db.select().from(account).where(eq(account.email, email));
    await revokeTokens(db, personId, new Date());
    for (const token of [asApplicant, asAdvisor])
      expect((await call(applicant.fetchAccount, {}, token)).body.code).toBe(errorCodes.tokenRevoked);
  });

  it("gives the place of an advisor to the next person with the address", async () => {
    const { email } = await addAdvisor();
    const enter = async () =>
      (await exchange(await sign(newPerson({ aud: clients.study_advisor, email })))).body.api_token;
    const [before, successor] = [await enter(), await enter()];
    expect((await call(advisorCalls.fetchMe, {}, successor)).status).toBe(200);
    expect((await call(advisorCalls.fetchMe, {}, before)).status).toBe(404);
  });
});

it.each([
  ["ES256", "one", "sha256"],
  ["ES384", "ES384", "sha384"],
  ["RS512", "RS512", "sha512"],
  ["EdDSA", "Ed25519", "sha512"],
])(
  "takes an id token signed with %s only together with its access token, where the two are bound",
  async (alg, kid, digest) => {
    const hashOfAccess = (token: string) => {
      const hash = createHash(digest).update(token).digest();
      return hash.subarray(0, hash.length / 2).toString("base64url");
    };
    const statusWith = async (token: string) => {
      const claims = newPerson({ at_hash: hashOfAccess(token) });
      return (await exchange(await sign(claims, others.get(kid)?.privateKey, { alg, kid }))).status;
    };
    expect(await statusWith(accessToken)).toBe(200);
    expect(await statusWith("another")).toBe(401);
  },
);

describe("where an id token names no address", () => {
  const person = newPerson({ email: undefined, email_verified: undefined });
  const told = { sub: person.sub, email: `${person.sub}@example.org`, email_verified: true };
  const send = (status: number, body: unknown): RequestListener => {
    return (_request, response) => void response.writeHead(status).end(JSON.stringify(body));
  };
  const answered = async (answer: RequestListener) => {
    answerUserinfo = answer;
    backend.settings.userinfoUrl = `${providerUrl}/me`;
    const { status, body } = await exchange(await sign(person));
    backend.settings.userinfoUrl = undefined;
    return [status, body.code];
  };

  it("the provider is asked for it with the access token", async () => {
    let authorization: string | undefined;
    const [status] = await answered((request, response) => {
      authorization = request.headers.authorization;
      return send(200, told)(request, response);
    });
    expect([status, authorization]).toEqual([200, `Bearer ${accessToken}`]);
    expect(await db.$count(account, eq(account.email, told.email))).toBe(1);
  });

  it.each<[string, RequestListener, unknown[]]>([
    ["about somebody else", send(200, { ...told, sub: "another" }), [401, errorCodes.tokenInvalid]],
    ["that the access token is wrong", send(401, {}), [401, errorCodes.tokenInvalid]],
    ["without an address", send(200, { sub: person.sub }), [404, errorCodes.accountNotFound]],
    ["about nobody", send(200, {}), [503, 503]],
    ["that leads elsewhere", (_, response) => void response.writeHead(302, { Location: "/jwks" }).end(), [503, 503]],
    ["without end", (_, response) => void response.end(`"${"x".repeat(100_000)}"`), [503, 503]],
    ["that is no JSON", (_, response) => void response.end("<html>"), [503, 503]],
    ["that breaks off", (request) => void request.socket.destroy(), [503, 503]],
  ])("an answer %s lets nobody in", async (_which, answer, expected) => {
    expect(await answered(answer)).toEqual(expected);
  });

  it("a provider that falls silent holds the sign-in up for seconds, and no connection to the database", async () => {
    const waiting = answered(() => {});
    await once(provider, "request");
    expect(database.pool.totalCount - database.pool.idleCount).toBe(0);
    expect(await waiting).toEqual([503, 503]);
  }, 15_000);
});

const encode = (part: object) => Buffer.from(JSON.stringify(part)).toString("base64url");

it.each<[string, () => Promise<string>]>([
  ["of another key", () => sign(newPerson(), foreign.privateKey)],
  ["of another issuer", () => sign(newPerson({ iss: "https://evil.example" }))],
  ["for another client", () => sign(newPerson({ aud: "somebody-else" }))],
  ["for several clients", () => sign(newPerson({ aud: [clients.applicant, clients.study_advisor] }))],
  ["that has expired", () => sign(newPerson({ iat: seconds(-900), exp: seconds(-300) }))],
  ["that never expires", () => sign(newPerson({ exp: undefined }))],
  ["without a signature", async () => `${encode({ alg: "none" })}.${encode({ ...newPerson(), exp: seconds(600) })}.`],
  ["that is not a token", async () => "nonsense"],
])("refuses a token %s", async (_name, make) => {
  const { status, body } = await exchange(await make());
  expect([status, body.code]).toEqual([401, errorCodes.tokenInvalid]);
});

it("says that the provider is away, not that the token is wrong", async () => {
  backend.settings.jwksUrl = "http://127.0.0.1:9/jwks";
  expect((await exchange(await sign(newPerson()))).status).toBe(503);
});
