import { promisify } from "node:util";
import express, { type Request, type Response, Router } from "express";
import { bytes, type Endpoint } from "#contract/endpoint.ts";
import { Refusal } from "#contract/errors.ts";
import { firstWritten } from "#contract/languages.ts";
import { limits } from "#contract/limits.ts";
import { allEndpoints, openApi } from "#contract/openapi.ts";
import type { Backend } from "../backend.ts";
import type { Caller } from "../callers.ts";
import type { Executor } from "../db/open.ts";
import { discardIncoming } from "../files/incoming.ts";
import { senderOf } from "../sender-of.ts";
import { answerWith, refuseWith } from "./answer.ts";
import { openAuthentication } from "./authentication.ts";
import { authorise } from "./authorise.ts";
import type { Route, What } from "./call.ts";
import { inTurn } from "./in-turn.ts";
import { parseCall, parseCompany, parseOr422, parseParams } from "./parse.ts";
import { type Encoded, receiveEncoded } from "./receive-encoded.ts";
import { receiveUpload } from "./receive-upload.ts";
import { type Call, recordAudit, runOnce, shareOnce } from "./write.ts";

/** The router of all calls: authenticate, parse, authorise, do. */
export function apiRouter(backend: Backend, routes: Route[]) {
  const router = Router();
  const served = new Map(routes.map((route) => [route.endpoint, route]));
  const authenticate = openAuthentication(backend.database.db);
  router.get("/openapi.json", (_request, response) => response.json(openApi()));
  for (const endpoint of allEndpoints) {
    const method = endpoint.method.toLowerCase() as "get";
    router[method](`${endpoint.base}${endpoint.path}`, (request, response) =>
      // Each call has one (ADR 0015).
      answer({ backend, authenticate }, served.get(endpoint)!, request, response),
    );
  }
  router.use((_request, response) => refuseWith(response, Refusal.notFound(), backend.log));
  router.use((error: unknown, _request: Request, response: Response, _next: unknown) =>
    refuseWith(response, error, backend.log),
  );
  return router;
}

/** Base64 makes a file a third longer. */
const readBody = {
  short: promisify(express.json({ limit: 1_200_000 })),
  withFile: promisify(express.json({ limit: 2 * limits.uploadBytes })),
};

interface Parts {
  backend: Backend;
  authenticate: ReturnType<typeof openAuthentication>;
}

async function answer({ backend, authenticate }: Parts, route: Route, request: Request, response: Response) {
  const { endpoint } = route;
  const log = backend.log.child({ requestId: request.get("X-Request-Id"), operation: endpoint.id });
  try {
    const now = new Date();
    const known = await callerOf(authenticate, endpoint, request, now);
    const params = parseParams(endpoint, request);
    const caller = await authorise(backend.database.db, endpoint, known, {
      ...parseCompany(endpoint, request),
      ...params,
    });
    // The body of an unauthenticated sender is not read.
    await readBody[endpoint.upload ? "withFile" : "short"](request, response);
    const { publicUrl } = backend.settings;
    const language = firstWritten(request.acceptsLanguages());
    const work = { db: backend.database.db, publicUrl, now, backend, language };
    const call: Call = { work, caller, params, ...parseCall(endpoint, request) };
    const answer: unknown = await carryOut(route, call, request);
    if (answer instanceof Refusal) throw answer;
    await answerWith(response, answer);
  } catch (error) {
    refuseWith(response, error, log);
  }
}

/** Authenticates and authorises by role: each table is for a single role. */
async function callerOf(
  authenticate: Parts["authenticate"],
  endpoint: Endpoint,
  request: Request,
  now: Date,
): Promise<Caller> {
  if (endpoint.role === "public")
    return {
      role: "public",
      id: undefined,
      address: senderOf(request),
      cookie: request.get("X-Forwarded-Cookie") ?? "",
    };
  const caller = await authenticate(request.get("Authorization"), now);
  if (caller.role !== endpoint.role) throw Refusal.forbidden();
  return caller;
}

async function carryOut(route: Route, call: Call, request: Request) {
  const { endpoint } = route;
  if (endpoint.method === "GET" || endpoint.isSearch) return read(route, call, request);
  const { upload } = endpoint;
  const isForm = request.is("multipart/form-data");
  if (!upload || !(isForm || call.body)) return write(route, call, request);
  const { dataDirectory } = call.work.backend.settings;
  const { fields, file } = isForm
    ? await receiveUpload(request, upload, dataDirectory)
    : await receiveEncoded(call.body as Encoded, upload, dataDirectory);
  try {
    const parsed = parseOr422(upload.fields, fields) as Record<string, unknown>;
    const ready = await inTurn(call.caller.id!, () => route.makeReady!(file, call.work.backend));
    return await write(route, { ...call, body: undefined, fields: parsed, upload: file, ready }, request);
  } finally {
    await discardIncoming([file]);
  }
}

async function read({ endpoint, operation }: Route, call: Call, request: Request) {
  const answer = await operation(call.work, call.caller, whatOf(call));
  if (endpoint.isAudited) await recordAudit(call.work.db, endpoint, call, request.get("X-Request-Id"));
  return answer;
}

/** One transaction holds the change, its audit entry and the answer for a repeated call. */
async function write(route: Route, call: Call, request: Request) {
  const { endpoint, operation, transaction, undo } = route;
  const { db: pool } = call.work.backend.database;
  let isDone = false;
  const once = transaction === "own" ? shareOnce : runOnce;
  const change = (db: Executor) =>
    once(db, call, { key: keyOf(route, request), operation: endpoint.id }, async () => {
      const answer: unknown = await operation({ ...call.work, db }, call.caller, whatOf(call));
      // A refusal that is returned keeps what was counted, and is nothing that somebody did.
      isDone = !(answer instanceof Refusal);
      if (isDone) await recordAudit(db, endpoint, call, request.get("X-Request-Id"));
      return answer;
    });
  try {
    return await (transaction === "own" ? change(pool) : pool.transaction(change));
  } finally {
    // A repeated call has done nothing either. What fails later may be committed: the sweep takes a file without a row.
    if (!isDone && call.ready) await undo?.(call.ready, call.work.backend);
  }
}

/** Merges path, query and body into one object, as the operation's type has it. */
function whatOf({ params, query, body, fields, ready }: Call) {
  return (
    Array.isArray(body)
      ? body
      : {
          ...params,
          ...(query as object),
          ...(body as object),
          ...fields,
          ...(ready !== undefined && { upload: ready }),
        }
  ) as What<Endpoint>;
}

/**
 * Not idempotency-keyed is a call that is answered: with a file, which changes nothing and is too large to store; in
 * transactions of its own, beside which no answer can be stored; to a stranger, whom a key does not identify.
 */
const keyOf = ({ endpoint: { response, role }, transaction }: Route, request: Request) =>
  response && (response === bytes || transaction === "own" || role === "public")
    ? undefined
    : request.get("Idempotency-Key");
