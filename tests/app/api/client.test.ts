import { pino } from "pino";
import { describe, expect, test, vi } from "vitest";
import { openCircuits } from "#app/api/circuit.server.ts";
import { type ClientOptions, openClient } from "#app/api/client.server.ts";
import { RefusedResponse } from "#app/api/refused-response.server.ts";
import { advisor } from "#contract/calls/advisor.ts";
import { applicant } from "#contract/calls/applicant.ts";
import { bank } from "#contract/calls/bank.ts";
import { identity } from "#contract/calls/identity.ts";
import { publicCalls } from "#contract/calls/public.ts";
import { student, studentHealth } from "#contract/calls/student.ts";
import type { Endpoint } from "#contract/endpoint.ts";
import { errorCodes } from "#contract/errors.ts";
import { answerJson, halfBody, hung, refuse, standInUrl, unreachable, useStandIns } from "../../world/stand-ins.ts";

const stub = useStandIns();

/** What the portal does in the end: each ends the request, so each is thrown. */
const away = { none: new Response("maintenance"), unknown: new Response("maintenance, and it may have arrived") };
const signedOut = { everything: new Response("everything"), session: new Response("session") };

const open = (options: Partial<ClientOptions> = {}) =>
  openClient({
    servers: { main: standInUrl, student: standInUrl, bank: standInUrl },
    token: async () => "a-token",
    language: "ar",
    requestId: "request-1",
    address: "192.0.2.7",
    cookie: "_interaction=abc",
    log: pino({ level: "silent" }),
    circuits: openCircuits(60_000),
    whenAway: async (change) => {
      throw away[change];
    },
    whenSignedOut: async (forget) => {
      throw signedOut[forget];
    },
    ...options,
  });

const document = { category: "CV", type: "CV" } as const;
const upload = () => open()(applicant.uploadDocument, { fields: document, file: new File(["%PDF-"], "cv.pdf") });

/** The refusal that a call ends with. */
const refusalOf = (call: Promise<unknown>) =>
  call.then(
    () => undefined,
    (error) => (error instanceof RefusedResponse ? error.refusal : error),
  );

describe("a backend that is away leads to the maintenance page", () => {
  test("when it answers 503", async () => {
    stub(applicant.fetchUnit, () => refuse(503));
    await expect(open()(applicant.fetchUnit)).rejects.toBe(away.none);
  });
  test("when it cannot be reached", async () => {
    stub(applicant.fetchUnit, unreachable);
    await expect(open()(applicant.fetchUnit)).rejects.toBe(away.none);
  });
  test("when its answer breaks off", async () => {
    stub(applicant.fetchUnit, halfBody);
    await expect(open()(applicant.fetchUnit)).rejects.toBe(away.none);
  });
  test("when its answer is not what the contract says", async () => {
    stub(applicant.fetchUnit, () => answerJson({ id: 17 }));
    await expect(open()(applicant.fetchUnit)).rejects.toBe(away.none);
  });
});

test.each([
  ["a page", () => new Response("<html>", { headers: { "Content-Type": "text/html" } })],
  ["half of one", halfBody],
  ["broken JSON", () => new Response("{", { headers: { "Content-Type": "application/json" } })],
  ["what the contract does not know", () => answerJson({ id: 17 })],
])("a save that gets %s for an answer is reported at its form: it may have been carried out", async (_, answer) => {
  stub(applicant.changeAccount, answer);
  const call = open()(applicant.changeAccount, { body: {} });
  expect(await refusalOf(call)).toMatchObject({ code: errorCodes.connection });
});

describe("a backend that is silent for as long as a call may take", () => {
  const impatient = () => open({ circuits: openCircuits(50) });

  test("leads to the maintenance page", async () => {
    stub(applicant.fetchUnit, hung);
    await expect(impatient()(applicant.fetchUnit)).rejects.toBe(away.none);
  });
  test("gets no calls from later visitors, who see the maintenance page at once", async () => {
    stub(studentHealth.checkHealth, hung);
    stub(applicant.fetchUnit, hung);
    const asked = vi.fn(hung);
    stub(applicant.fetchAccount, asked);
    const circuits = openCircuits(50);
    await expect(open({ circuits })(applicant.fetchUnit)).rejects.toBe(away.none);
    await expect(open({ circuits })(applicant.fetchAccount)).rejects.toBe(away.none);
    expect(asked).not.toHaveBeenCalled();
  });
});

describe("a change that is not answered", () => {
  const body = { motivationText: "Weil ich es möchte." };
  test("may have arrived when the backend is silent", async () => {
    stub(applicant.changeAccount, hung);
    const call = open({ circuits: openCircuits(50) });
    await expect(call(applicant.changeAccount, { body })).rejects.toBe(away.unknown);
  });
  test("has not arrived when the backend says that it is away", async () => {
    stub(applicant.changeAccount, () => refuse(503));
    await expect(open()(applicant.changeAccount, { body })).rejects.toBe(away.none);
  });
  test("has not arrived when nobody asked: the backend was silent a moment ago", async () => {
    stub(studentHealth.checkHealth, hung);
    stub(applicant.fetchUnit, hung);
    const circuits = openCircuits(50);
    await expect(open({ circuits })(applicant.fetchUnit)).rejects.toBe(away.none);
    await expect(open({ circuits })(applicant.changeAccount, { body })).rejects.toBe(away.none);
  });
});

describe("an upload never leads to the maintenance page by itself", () => {
  test("a network error is shown at the field", async () => {
    stub(applicant.uploadDocument, unreachable);
    expect(await refusalOf(upload())).toEqual({ code: errorCodes.fetchFailed, message: "Network Error" });
  });
  test("a 503 is shown at the field", async () => {
    stub(applicant.uploadDocument, () => refuse(503));
    expect(await refusalOf(upload())).toMatchObject({ code: 503 });
  });
  test("neither does a file that is made on request: the printer may be busy", async () => {
    stub(applicant.makeApplicationPortfolio, () => refuse(503));
    expect(await refusalOf(open()(applicant.makeApplicationPortfolio))).toMatchObject({ code: 503 });
  });
  test("it has more time than other calls", async () => {
    stub(applicant.uploadDocument, async () => {
      await new Promise((resolve) => setTimeout(resolve, 100));
      return refuse(422);
    });
    const call = open({ circuits: openCircuits(20) });
    const file = new File(["%PDF-"], "cv.pdf");
    expect(await refusalOf(call(applicant.uploadDocument, { fields: document, file }))).toMatchObject({ code: 422 });
  });
  test.each([413, 422])("%i is shown at the field", async (code) => {
    stub(applicant.uploadDocument, () => refuse(code));
    expect(await refusalOf(upload())).toMatchObject({ code });
  });
});

describe("the end of a sign-in", () => {
  const { unauthenticated, tokenInvalid, tokenExpired, tokenRevoked } = errorCodes;

  test.each([unauthenticated, tokenExpired, tokenRevoked])("%i keeps the path and asks to sign in", async (code) => {
    stub(applicant.fetchAccount, () => refuse(code));
    await expect(open()(applicant.fetchAccount)).rejects.toBe(signedOut.session);
  });
  test(`${tokenInvalid} forgets everything`, async () => {
    stub(applicant.fetchAccount, () => refuse(tokenInvalid));
    await expect(open()(applicant.fetchAccount)).rejects.toBe(signedOut.everything);
  });
  test.each([401, 403, 404])("the code is read at status %i", async (status) => {
    stub(applicant.fetchAccount, () => refuse(tokenExpired, {}, status));
    await expect(open()(applicant.fetchAccount)).rejects.toBe(signedOut.session);
  });
  test("the code means nothing at another status", async () => {
    stub(applicant.fetchAccount, () => refuse(tokenExpired, {}, 422));
    expect(await refusalOf(open()(applicant.fetchAccount))).toMatchObject({ code: tokenExpired });
  });
});

describe("every other failure is rejected with message, code and customErrors", () => {
  const { accountNotFound, noValidApplication, noUnitOrApplication } = errorCodes;

  test.each([accountNotFound, noValidApplication, noUnitOrApplication, 403, 404, 409, 429, 500])(
    "%i as the server says it",
    async (code) => {
      stub(applicant.fetchAccount, () => refuse(code, { message: "Das ging schief." }));
      expect(await refusalOf(open()(applicant.fetchAccount))).toEqual({ code, message: "Das ging schief." });
    },
  );
  test("with the errors of single fields", async () => {
    const customErrors = { motivationText: ["minLength?min=15"] };
    stub(applicant.changeAccount, () => refuse(422, { customErrors }));
    const call = open()(applicant.changeAccount, { body: { motivationText: "Weil ich es möchte." } });
    expect(await refusalOf(call)).toMatchObject({ code: 422, customErrors });
  });
  test.each([
    [{ code: noValidApplication }, { code: noValidApplication, message: "Undefined request error" }],
    [{ message: "Das ging schief." }, { code: 404, message: "Das ging schief." }],
    [{ code: noValidApplication, message: null, customErrors: null }, { code: noValidApplication }],
    [null, { code: 404, message: "Undefined request error" }],
  ])("%j with what it leaves out by default", async (body, refusal) => {
    stub(applicant.fetchAccount, () => Response.json(body, { status: 404 }));
    expect(await refusalOf(open()(applicant.fetchAccount))).toMatchObject(refusal);
  });
  test("with the HTTP status and a default message when the answer says nothing", async () => {
    stub(applicant.fetchAccount, () => new Response("<h1>Bad Gateway</h1>", { status: 502 }));
    expect(await refusalOf(open()(applicant.fetchAccount))).toEqual({ code: 502, message: "Undefined request error" });
  });
});

describe("what goes along with a call", () => {
  /** Lets an endpoint answer, and gives the headers that reached it. */
  function recordHeaders(endpoint: Endpoint, ...names: string[]) {
    const sent: Record<string, string | null>[] = [];
    stub(endpoint, ({ headers }) => {
      sent.push(Object.fromEntries(names.map((name) => [name, headers.get(name)])));
      return answerJson({ initiateFlow: null, preconditions: {}, flows: [] });
    });
    return sent;
  }

  test("token, language, request id, and the key of a repeatable change", async () => {
    const names = ["authorization", "accept-language", "x-request-id", "idempotency-key"];
    const sent = recordHeaders(applicant.replaceConsents, ...names);
    await open()(applicant.replaceConsents, { body: [] }, "key-1");
    expect(sent.map((headers) => names.map((name) => headers[name]))).toEqual([
      ["Bearer a-token", "ar", "request-1", "key-1"],
    ]);
  });
  test("no token to a public call", async () => {
    const sent = recordHeaders(publicCalls.revokeToken, "authorization");
    await open()(publicCalls.revokeToken, { body: { api_token: "a-token" } });
    expect(sent).toEqual([{ authorization: null }]);
  });
  test("German to the student-application service, whatever the reader's language", async () => {
    const sent = recordHeaders(student.fetchWizardFlows, "accept-language");
    await open()(student.fetchWizardFlows);
    expect(sent).toEqual([{ "accept-language": "de" }]);
  });
  test("the person's cookies to the identity provider's calls", async () => {
    const sent = recordHeaders(identity.sendCode, "x-forwarded-cookie", "x-forwarded-for");
    await open()(identity.sendCode, { params: { uid: "u1" }, body: { language: "de" } });
    expect(sent).toEqual([{ "x-forwarded-cookie": "_interaction=abc", "x-forwarded-for": "192.0.2.7" }]);
  });
  test("the person's cookies to no other call", async () => {
    const sent = recordHeaders(student.fetchWizardFlows, "x-forwarded-cookie", "cookie");
    await open()(student.fetchWizardFlows);
    expect(sent).toEqual([{ "x-forwarded-cookie": null, cookie: null }]);
  });
});

test("each call is measured, answered or not", async () => {
  const measure = vi.fn();
  const call = open({ measure });
  stub(applicant.fetchAccount, () => refuse(409));
  await refusalOf(call(applicant.fetchAccount));
  stub(applicant.fetchUnit, unreachable);
  await refusalOf(call(applicant.fetchUnit));
  expect(measure.mock.calls.map(([operation, status]) => [operation, status])).toEqual([
    ["applicant.fetchAccount", 409],
    ["applicant.fetchUnit", undefined],
  ]);
});

test("each answer, refused or not, reaches the code that passes its cookies on", async () => {
  const passOn = vi.fn();
  const call = open({ passOn });
  stub(applicant.fetchAccount, () => refuse(409));
  await refusalOf(call(applicant.fetchAccount));
  stub(applicant.fetchLanguages, () => answerJson([]));
  await call(applicant.fetchLanguages);
  expect(passOn.mock.calls.map(([answer]) => answer.status)).toEqual([409, 200]);
});

describe("bank info", () => {
  const iban = "DE02120300000000202051";
  const ask = () => open({ servers: { main: "http://main.test", student: "http://main.test", bank: standInUrl } });

  test("is asked of its own service, which does not learn who asks", async () => {
    const info = { iban, bic: "BYLADEM1001", bankName: "Deutsche Kreditbank", city: "Berlin" };
    const asked: (string | null)[] = [];
    stub(bank.fetchBankInfo, ({ url, headers }) => {
      asked.push(new URL(url).pathname, headers.get("authorization"));
      return answerJson(info);
    });
    expect(await ask()(bank.fetchBankInfo, { params: { iban } })).toEqual(info);
    expect(asked).toEqual([`/bank-info/${iban}`, null]);
  });

  test.each([
    ["away", unreachable, errorCodes.fetchFailed],
    ["busy", () => refuse(503), 503],
  ])("that is %s leaves the page where it is", async (_, answer, code) => {
    stub(bank.fetchBankInfo, answer);
    expect(await refusalOf(ask()(bank.fetchBankInfo, { params: { iban } }))).toMatchObject({ code });
  });
});

describe("within one request", () => {
  const counted = () => {
    let asked = 0;
    const rights = { isLead: false, isOffice: false };
    const me = { email: "m@example.org", imagePath: null, ...rights };
    stub(advisor.fetchMe, () => answerJson({ name: `Miriam ${++asked}`, ...me }));
    return open();
  };

  test("a call that layout and page both make goes to the backend once", async () => {
    const call = counted();
    const [first, second] = await Promise.all([call(advisor.fetchMe), call(advisor.fetchMe)]);
    expect([first.name, second.name]).toEqual(["Miriam 1", "Miriam 1"]);
  });

  test("it is asked again once something was changed", async () => {
    const call = counted();
    stub(advisor.uploadPicture, () => answerJson({ imagePath: "/picture" }));
    await call(advisor.fetchMe);
    await call(advisor.uploadPicture, { fields: {}, file: new File(["%"], "me.jpg") });
    expect((await call(advisor.fetchMe)).name).toBe("Miriam 2");
  });
});
