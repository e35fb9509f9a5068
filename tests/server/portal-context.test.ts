import { describe, expect, it, test } from "vitest";
import { openCircuits } from "#app/api/circuit.server.ts";
import { RefusedResponse } from "#app/api/refused-response.server.ts";
import type { Session, SignIn } from "#app/context.ts";
import { openCookies } from "#app/cookies.server.ts";
import { applicant } from "#contract/calls/applicant.ts";
import { errorCodes } from "#contract/errors.ts";
import type { ContextParts, RequestParts } from "#server/context-parts.ts";
import { contextFor } from "#server/portal-context.ts";
import { openSession } from "#server/session.ts";
import { refuse, standInUrl, unreachable, useStandIns } from "../world/stand-ins.ts";

const stub = useStandIns();
const cookies = openCookies({ isSecure: false });
const secret = "a secret";
const mia: SignIn = { side: "applicant", apiToken: "t", idToken: "i", subject: "mia" };

/** A request as the server sees it, and its queries to the portal's own database. */
async function open({
  path = "/ds/home?lng=de",
  signedIn = undefined as (SignIn & Pick<Session, "ended">) | undefined,
  hidden = { formId: "it" } as Record<string, string>,
  fields = {},
  files = [] as { name: string }[],
  cookie = "",
  isKnown = true,
  mayLeave = true,
  takesDrafts = true,
  headers = {},
} = {}) {
  const kept: unknown[] = [];
  const handed: unknown[] = [];
  const read: unknown[] = [];
  const dropped: unknown[] = [];
  const changed: unknown[] = [];
  const stored = signedIn && { data: signedIn, createdAt: new Date(), seenAt: new Date(), draftPaths: [] };
  const parts = {
    cookies,
    words: { urlOf: () => undefined },
    circuits: openCircuits(100),
    drafts: {
      keep: async (...draft: unknown[]) => kept.push(draft),
      handOver: async (...to: unknown[]) => handed.push(to),
      find: async (...of: unknown[]) => void read.push(of),
      drop: async (...of: unknown[]) => dropped.push(of),
    },
    sessions: {
      find: async () => stored,
      change: async (_id: string, data: unknown) => changed.push(data),
      end: async () => undefined,
      create: async () => "s2",
    },
    servers: { main: standInUrl, student: standInUrl, bank: standInUrl },
    strangersMayLeave: async () => mayLeave,
    settings: {},
    secret,
    sessionLimits: { idleMinutes: 30, hours: 12 },
  } as unknown as ContextParts;
  const signedInCookie = signedIn ? (await cookies.session.serialize("s1")).split(";")[0] : "";
  const Cookie = [signedInCookie, cookie].join("; ");
  const context = await contextFor(parts, {
    express: {
      id: "r1",
      ip: "192.0.2.7",
      get: () => undefined,
      acceptsLanguages: () => "de",
      log: { error: () => 0, warn: () => 0 },
    },
    response: { locals: { nonce: "n" }, set: () => undefined },
    request: new Request(`http://localhost${path}`, { headers: { Cookie, ...headers } }),
    visitor: "v",
    side: "applicant",
    isKnown,
    session: openSession(parts, { cookie: Cookie, visitor: "v" }),
    posted: { fields: new URLSearchParams({ ...hidden, ...fields }), files },
    tracking: { watch: (call: unknown) => call, passOn: () => undefined },
    address: { pageId: "page", namespaces: [], takesDrafts },
  } as unknown as RequestParts);
  return { context, kept, handed, read, dropped, changed };
}

test("a draft keeps what was typed and its key, and neither passwords nor codes nor what belongs to one page", async () => {
  const typed = { formId: "name", formKey: "k", email: "mia@example.org", "languageSkills[0].code": "de" };
  const more = { formToken: "t", formOwner: "o", password: "secret", newPassword: "secret", code: "123456" };
  const { context, kept } = await open({ fields: { ...typed, ...more } });
  await context.drafts.keep();
  expect(kept).toEqual([["visitor:v", "/ds/home", Object.entries(typed)]]);
});

test("a draft of a post with files says that they are to be chosen again", async () => {
  const { context, kept } = await open({ fields: { formId: "name" }, files: [{ name: "photo.jpg" }] });
  await context.drafts.keep();
  expect(kept).toEqual([["visitor:v", "/ds/home", expect.arrayContaining([["formFiles", ""]])]]);
});

test("a draft waits at another page, if its answers belong there by now", async () => {
  const { context, kept } = await open({ fields: { formId: "name" } });
  await context.drafts.keep("/b2b/job-openings/7/manage/study");
  expect(kept).toEqual([["visitor:v", "/b2b/job-openings/7/manage/study", [["formId", "name"]]]]);
});

test("a button without a form leaves no draft: nothing would open with it", async () => {
  const { context, kept } = await open({ signedIn: mia, hidden: {}, fields: { intent: "confirm" } });
  await context.drafts.keep();
  expect(kept).toEqual([]);
});

test.each([
  ["a browser that will not come back for it", { fields: { text: "typed" }, isKnown: false }],
  ["an unknown person who left many already", { fields: { text: "typed" }, mayLeave: false }],
  ["an unknown person who sends very much", { fields: { text: "x".repeat(40_000) } }],
  ["an address that is too long to be found by", { signedIn: mia, path: `/ds/${"x".repeat(2000)}` }],
])("of %s no draft is kept", async (_who, of) => {
  const { context, kept } = await open(of);
  await context.drafts.keep();
  expect(kept).toEqual([]);
});

describe("a post without the session's cookie, or with another's", () => {
  const postOf = async (signedIn: SignIn | undefined) => {
    const formOwner = await (await open({ signedIn })).context.drafts.ownerMark();
    const { context, kept } = await open({ fields: { formOwner } });
    await context.drafts.keep();
    return (kept[0] as string[])[0];
  };

  it("waits for the person the form was made for, and goes to nobody else who signs in", async () => {
    const owner = await postOf(mia);
    const { context, handed } = await open();
    await context.session.begin(mia);
    await context.session.begin({ ...mia, subject: "somebody else" });
    expect(handed[0]).toEqual([owner, "mia"]);
    expect(handed[1]).not.toContain(owner);
  });

  it("never becomes a draft of somebody else who is signed in", async () => {
    const formOwner = await (await open({ signedIn: mia })).context.drafts.ownerMark();
    const { context, kept } = await open({ signedIn: { ...mia, subject: "somebody else" }, fields: { formOwner } });
    await context.drafts.keep();
    expect(kept).toEqual([[await postOf(mia), "/ds/home", [["formId", "it"]]]]);
  });

  it("of a visitor becomes a draft of who is signed in since", async () => {
    const formOwner = await (await open()).context.drafts.ownerMark();
    const { context, kept } = await open({ signedIn: mia, fields: { formOwner } });
    await context.drafts.keep();
    expect(kept).toEqual([["mia", "/ds/home", [["formId", "it"]]]]);
  });

  it("stays the visitor's if nobody had signed in", async () => {
    expect(await postOf(undefined)).toBe("visitor:v");
  });

  it("stays anonymous with a forged mark", async () => {
    const { context, kept } = await open({ fields: { formOwner: "mia.mia" } });
    await context.drafts.keep();
    expect(kept).toEqual([["visitor:v", "/ds/home", [["formId", "it"]]]]);
  });
});

test.each([
  ["nobody", { signedIn: mia, from: undefined }, false],
  ["the person who is signed in", { signedIn: mia, from: mia }, false],
  ["somebody else than who is signed in", { signedIn: { ...mia, subject: "sara" }, from: mia }, true],
  ["somebody who is not signed in any more", { signedIn: undefined, from: mia }, true],
  ["the person whose session has expired", { signedIn: { ...mia, ended: "expired" as const }, from: mia }, true],
])("a form that was made for %s is recognised", async (_whom, { signedIn, from }, isSomebodyElses) => {
  const formOwner = await (await open({ signedIn: from })).context.drafts.ownerMark();
  const { context } = await open({ signedIn, fields: { formOwner } });
  expect(await context.drafts.isSomebodyElses()).toBe(isSomebodyElses);
});

describe.each(["expired", "revoked"] as const)("a browser whose session has %s", (ended) => {
  const signedIn = { ...mia, ended };
  const markOf = async (who: typeof signedIn | SignIn | undefined) =>
    (await open({ signedIn: who })).context.drafts.ownerMark();

  it("shows its person's drafts to nobody, and makes no form for them", async () => {
    const { context, read } = await open({ signedIn });
    await context.drafts.read("/praxispartner");
    expect(read).toEqual([["visitor:v", "/praxispartner"]]);
    expect(await markOf(signedIn)).toBe(await markOf(undefined));
  });

  it("keeps for its person what was sent in a form that was made for them, and drops what they sent again", async () => {
    const { context, kept, dropped } = await open({
      signedIn,
      fields: { formOwner: await markOf(mia) },
      mayLeave: false,
    });
    await context.drafts.keep();
    await context.drafts.drop("/ds/home");
    expect(kept).toEqual([["mia", "/ds/home", [["formId", "it"]]]]);
    expect(dropped).toEqual([["mia", "/ds/home"]]);
  });

  it("keeps as a visitor's what is sent in a form that was made since, within what strangers may leave", async () => {
    const fields = { formOwner: await markOf(undefined) };
    const { context, kept } = await open({ signedIn, fields });
    await context.drafts.keep();
    expect(kept).toEqual([["visitor:v", "/ds/home", [["formId", "it"]]]]);
    const tooMany = await open({ signedIn, fields, mayLeave: false });
    await tooMany.context.drafts.keep();
    expect(tooMany.kept).toEqual([]);
  });
});

/** The redirect of a call that ends the request, and its cookies. */
async function endOf(options: Parameters<typeof open>[0]) {
  const { context, kept, changed } = await open({ signedIn: mia, ...options });
  const answer: Response = await context.api(applicant.fetchUnit).then(
    () => expect.unreachable(),
    (thrown) => thrown,
  );
  const set = answer.headers.getSetCookie().map((line) => line.split(";")[0] ?? "");
  return { answer, set, kept, changed, context };
}
const path = "/ds/selfmatching?view=all&courses=Informatik&_data=applicant%2Fselfmatching";
const shown = "/ds/selfmatching?view=all&courses=Informatik";

describe("a token that the backend refuses", () => {
  it.each([1000, 1003, 1004])("%s leads to signing in, and back to path and query", async (code) => {
    stub(applicant.fetchUnit, () => refuse(code, {}, 401));
    const { answer } = await endOf({ path });
    expect(answer.headers.get("Location")).toBe(`/auth/applicant?${new URLSearchParams({ to: shown })}`);
  });

  it.each([
    [errorCodes.tokenRevoked, "revoked"],
    [errorCodes.tokenExpired, "expired"],
  ])("%s keeps the session as one that was %s, so that its person is told", async (code, ended) => {
    stub(applicant.fetchUnit, () => refuse(code, {}, 401));
    const { set, changed, context } = await endOf({ path });
    expect(changed).toEqual([{ ...mia, ended }]);
    expect(set.filter((line) => line.startsWith("session="))).toEqual([]);
    expect(await context.session.read()).toBeUndefined();
    expect(await context.session.readLast()).toMatchObject({ ...mia, ended });
  });

  it("beside a page leaves that page the one to come back to, and keeps no draft", async () => {
    stub(applicant.fetchUnit, () => refuse(errorCodes.tokenRevoked, {}, 401));
    const { answer, kept } = await endOf({ path: "/b2b/company/bank", headers: { "Sec-Fetch-Dest": "empty" } });
    expect(answer.headers.get("Location")).toBe("/auth/applicant");
    expect(kept).toEqual([]);
  });

  it("a second time in a row ends on a page that says so", async () => {
    stub(applicant.fetchUnit, () => refuse(errorCodes.tokenRevoked, {}, 401));
    const refused = (await cookies.refused.serialize("yes")).split(";")[0];
    const { answer } = await endOf({ path, cookie: refused });
    expect(answer).toBeInstanceOf(RefusedResponse);
    expect((answer as RefusedResponse).refusal.code).toBe(errorCodes.tokenRevoked);
  });

  it("1002 removes all of the portal's cookies and its storage from this browser", async () => {
    stub(applicant.fetchUnit, () => refuse(errorCodes.tokenInvalid, {}, 401));
    const { answer, set } = await endOf({ path });
    for (const { name } of Object.values(cookies)) expect(set).toContainEqual(expect.stringMatching(`^${name}=`));
    expect(answer.headers.get("Clear-Site-Data")).toBe('"storage"');
  });
});

test("a backend that is away leads to maintenance, which leads back to path and query", async () => {
  stub(applicant.fetchUnit, unreachable);
  const { answer } = await endOf({ path });
  const to = new URL(answer.headers.get("Location") ?? "", "http://localhost").searchParams.get("to");
  expect(to).toBe(shown);
});

test("a provider that never gives the token leads to maintenance, and from there to another sign-in; one that refuses is heard", async () => {
  const { context } = await open({ path: "/auth/applicant/callback?code=c" });
  const provider = "http://127.0.0.1:1/token";
  const refused = context.unlessSilent(provider, () => Promise.reject(new Error("invalid_grant")));
  await expect(refused).rejects.toThrow("invalid_grant");
  const silent = await context.unlessSilent(provider, () => new Promise<never>(() => {})).catch((thrown) => thrown);
  expect(silent.headers.get("Location")).toBe("/maintenance?to=%2Fauth%2Fapplicant");
});
