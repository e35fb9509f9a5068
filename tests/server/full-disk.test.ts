import type { ActionFunctionArgs, EntryContext, ServerBuild } from "@remix-run/node";
import { eq } from "drizzle-orm";
import { afterEach, expect, test } from "vitest";
import { openCircuits } from "#app/api/circuit.server.ts";
import { openCookies } from "#app/cookies.server.ts";
import { type FormResult, type FormState, versionPrefix } from "#app/forms/form-state.ts";
import { json } from "#app/json.server.ts";
import * as motivation from "#app/sides/applicant/search/motivation.tsx";
import { portalDrafts } from "#backend/db/portal-drafts.ts";
import { portalSessions } from "#backend/db/portal-sessions.ts";
import { account } from "#backend/db/schema/account.ts";
import type { ContextParts } from "#server/context-parts.ts";
import { failedRequest } from "#server/failed-request.ts";
import { remixHandler } from "#server/remix-handler.ts";
import { useBackend } from "../world/backend.ts";
import { useTemporaryDirectory } from "../world/temporary-directory.ts";
import { serve } from "./serve.ts";

const { addApplicant, database, db, origin } = await useBackend();
const sessions = portalSessions(db, "a secret");
const path = "/ds/application/search/3";
const text = "Ich möchte Informatik studieren, weil ich gern Dinge baue, die anderen helfen.";

/** PostgreSQL's error on a full disk, raised for every row to be written. */
const tables = ["account", "portal_draft"];
const fillDisk = () =>
  database.pool.query(`
    create function refuse_row() returns trigger language plpgsql as $$
      begin raise exception 'could not extend file: No space left on device' using errcode = '53100'; end $$;
    ${tables.map((table) => `create trigger disk_full before insert or update on ${table} execute function refuse_row();`).join("\n")}`);
const freeDisk = () => database.pool.query("drop function if exists refuse_row() cascade");
afterEach(freeDisk);

/** Another test covers the page itself: here it answers with its data. */
const build = {
  entry: {
    module: {
      default: async (_: Request, status: number, headers: Headers, { staticHandlerContext }: EntryContext) => {
        const { loaderData, actionData } = staticHandlerContext;
        headers.set("Content-Type", "application/json");
        return json({ loaded: loaderData.page, acted: actionData?.page }, { status, headers });
      },
      handleError: (error: unknown, { context }: ActionFunctionArgs) => context.breakOff(error),
    },
  },
  routes: {
    root: { id: "root", path: "", module: { default: () => null } },
    page: { id: "page", parentId: "root", path: path.slice(1), module: motivation },
  },
  assets: { version: "1", url: "", entry: { imports: [], module: "" }, routes: { root: {}, page: {} } },
  future: {},
  publicPath: "/",
} as unknown as ServerBuild;

const cookies = openCookies({ isSecure: false });
const handler = remixHandler({
  build: async () => build,
  parts: {
    cookies,
    words: { urlOf: () => undefined },
    sessions,
    drafts: portalDrafts(db),
    circuits: openCircuits(60_000),
    servers: { main: origin, student: origin, bank: origin },
    secret: "a secret",
    sessionLimits: { idleMinutes: 30, hours: 12 },
    settings: { publicUrl: "http://localhost", isSecure: false, trackers: [] },
  } as unknown as ContextParts,
  hosts: { publicUrl: "http://localhost", hosts: { applicant: [], company: [], advisor: [] } },
  incoming: useTemporaryDirectory(),
});
const nothing = () => undefined;
const send = await serve((request, response, next) => {
  Object.assign(request, { id: "request-1", log: { error: nothing, warn: nothing, info: nothing } });
  response.locals.nonce = "n";
  handler(request, response, (error) => (error ? failedRequest(error, request, response, next) : next()));
});

/** An applicant who has opened the form and can post it. */
async function visit() {
  const { id, token } = await addApplicant({ metadata: { onboardingDone: true } });
  const sessionId = await sessions.create({ side: "applicant", apiToken: token, idToken: "", subject: id });
  const Cookie = (await cookies.session.serialize(sessionId)).split(";")[0];
  const page = await send({ path, headers: { Cookie } });
  const { versions, key } = (JSON.parse(page.body) as { loaded: { form: FormState } }).loaded.form;
  const post = async (motivationText: string) => {
    const marks = Object.entries(versions ?? {}).map(([name, version]) => [versionPrefix + name, String(version)]);
    const fields = Object.fromEntries([["formId", "motivation"], ["formKey", key], ...marks]);
    const { status, body } = await send({
      method: "POST",
      path,
      headers: { Cookie, Origin: "http://localhost", "Content-Type": "application/x-www-form-urlencoded" },
      body: new URLSearchParams({ ...fields, motivationText, practicePartnerExists: "no" }).toString(),
    });
    const { acted } = body.startsWith("{") ? (JSON.parse(body) as { acted?: { form: FormResult } }) : {};
    return { status, body, result: acted?.form.result };
  };
  const expire = () => database.pool.query("update portal_session set seen_at = now() - interval '1 day'");
  const stored = async () => (await db.select().from(account).where(eq(account.id, id)))[0]?.motivationText;
  return { post, stored, expire };
}

test("a save that fails on a full disk shows a message above the form, keeps the text, and works once there is space", async () => {
  const { post, stored } = await visit();
  await fillDisk();
  const { status, result } = await post(text);
  expect(status).toBe(507);
  expect(result).toMatchObject({ error: { "": ["noSpace"] }, initialValue: { motivationText: text } });
  expect(await stored()).not.toBe(text);
  await freeDisk();
  expect((await post(text)).status).toBe(303);
  expect(await stored()).toBe(text);
});

test("validation messages appear on a full disk, too", async () => {
  const { post } = await visit();
  await fillDisk();
  const { status, result } = await post("Zu kurz");
  expect(status).toBe(422);
  expect(result?.initialValue).toMatchObject({ motivationText: "Zu kurz" });
});

test("a post made after the session has ended can be sent again from the answer", async () => {
  const { post, expire } = await visit();
  await expire();
  await fillDisk();
  const { status, body } = await post(text);
  expect(status).toBe(503);
  expect(body).toContain(text);
});
