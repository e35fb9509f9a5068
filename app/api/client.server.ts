import type { Logger } from "pino";
import { z } from "zod";
import { addressOf, bytes, type Endpoint, type Server } from "#contract/endpoint.ts";
import { type ApiError, apiError } from "#contract/entities/api-error.ts";
import { errorCodes } from "#contract/errors.ts";
import { limits } from "#contract/limits.ts";
import type { Call } from "../context.ts";
import { type Answer, askJson } from "./ask-json.server.ts";
import { type Circuits, mayHaveArrived } from "./circuit.server.ts";
import { RefusedResponse } from "./refused-response.server.ts";
import { openXsrfTokens } from "./xsrf.server.ts";

/** Called for each call with its operation, the status if there was an answer, and the milliseconds it took. */
export type MeasureCall = (operation: string, status: number | undefined, took: number) => void;

export interface ClientOptions {
  servers: Record<Server, string>;
  /** The signed-in caller's token, if there is one. */
  token: () => Promise<string | undefined>;
  language: string;
  requestId: string;
  /** The address and cookies of the person, which the identity calls need. */
  address: string;
  cookie: string;
  log: Logger;
  measure?: MeasureCall;
  /** Called with every answer, because some of its headers are meant for the browser. */
  passOn?: (answer: Answer) => void;
  circuits: Circuits;
  /** §8: what to do when the backend is away, and when the session has ended. Both end the request. */
  whenAway: (change: "none" | "unknown") => Promise<never>;
  whenSignedOut: (forget: "everything" | "session", refusal: ApiError) => Promise<never>;
}

interface AnyInput {
  params?: Record<string, unknown>;
  query?: Record<string, unknown>;
  body?: unknown;
  fields?: Record<string, unknown>;
  file?: File;
}

/** The portal's only way to its backends: typed by the contract, with failures as in spec §8. */
export function openClient(options: ClientOptions): Call {
  const xsrf = openXsrfTokens();
  const asked = new Map<string, Promise<unknown>>();

  /** A call that layout and page both make in one request is sent once, until something changes. */
  const callOnce = (endpoint: Endpoint, input: AnyInput = {}, key?: string): Promise<unknown> => {
    if (endpoint.method !== "GET") return call(endpoint, input, key).finally(() => asked.clear());
    if (endpoint.response === bytes) return call(endpoint, input);
    const address = options.servers[endpoint.server] + addressOf(endpoint, input.params, input.query);
    const answer = asked.get(address) ?? call(endpoint, input);
    asked.set(address, answer);
    return answer;
  };

  const call = async (endpoint: Endpoint, input: AnyInput, key?: string): Promise<unknown> => {
    const server = options.servers[endpoint.server];
    const start = performance.now();
    let status: number | undefined;
    const ask = async (signal: AbortSignal) => {
      const address = server + addressOf(endpoint, input.params, input.query);
      const headers = { ...(await headersFor(endpoint, input, key, options)), ...xsrf.headersFor(server) };
      const question = { method: endpoint.method, headers, signal };
      const response = isOfFiles(endpoint)
        ? await fetch(address, { ...question, body: bodyOf(endpoint, input) })
        : await askJson(address, { ...question, body: jsonOf(input) });
      status = response.status;
      xsrf.read(server, response);
      options.passOn?.(response);
      return readAnswer(endpoint, response, options);
    };
    try {
      return await options.circuits(server)(ask, isOfFiles(endpoint) ? limits.uploadMilliseconds : undefined);
    } catch (error) {
      if (error instanceof Response) throw error;
      options.log.error({ err: error, operation: endpoint.id }, "backend unreachable");
      // The backend gave some answer, or half of one: the page reports it in place, and the change can be sent again.
      if (endpoint.method !== "GET" && status !== undefined)
        throw new RefusedResponse({ code: errorCodes.connection, message: "Unreadable answer" });
      // §8: uploads do not go to maintenance; the field or form says what happened.
      if (endpoint.isToldInPlace) throw new RefusedResponse({ code: errorCodes.fetchFailed, message: "Network Error" });
      return options.whenAway(endpoint.method !== "GET" && mayHaveArrived(error) ? "unknown" : "none");
    } finally {
      options.measure?.(endpoint.id, status, performance.now() - start);
    }
  };
  return callOnce as Call;
}

async function headersFor(endpoint: Endpoint, input: AnyInput, key: string | undefined, options: ClientOptions) {
  const token = endpoint.role === "public" ? undefined : await options.token();
  return {
    Accept: "application/json",
    // §7: the student-application service is asked in German.
    "Accept-Language": endpoint.server === "student" ? "de" : options.language,
    "X-Request-Id": options.requestId,
    "X-Forwarded-For": options.address,
    ...(endpoint.base === "/identity" && { "X-Forwarded-Cookie": options.cookie }),
    ...(token && { Authorization: `Bearer ${token}` }),
    ...(key && { "Idempotency-Key": key }),
    ...(input.body !== undefined && { "Content-Type": "application/json" }),
  };
}

const isOfFiles = ({ upload, response }: Endpoint) => !!upload || response === bytes;

const jsonOf = ({ body }: AnyInput) => (body === undefined ? undefined : JSON.stringify(body));

function bodyOf({ upload }: Endpoint, { fields, file, ...rest }: AnyInput) {
  if (!upload || !file) return jsonOf(rest);
  const form = new FormData();
  for (const [name, value] of Object.entries(fields ?? {})) form.append(name, String(value));
  form.append(upload.file, file);
  return form;
}

async function readAnswer(endpoint: Endpoint, response: Answer, options: ClientOptions) {
  if (response.status === 503 && !endpoint.isToldInPlace) {
    options.log.error({ status: 503, operation: endpoint.id }, "backend away");
    return options.whenAway("none");
  }
  if (!response.ok) return refuse(endpoint, response, options);
  if (response.headers.get("Content-Type")?.startsWith("text/html"))
    throw new SyntaxError("a page in the place of an answer");
  if (endpoint.response === bytes) return response;
  if (!endpoint.response) return undefined;
  return endpoint.response.parse(await response.json());
}

/** What can be read of a refusal; the rest counts as unsaid. */
const saidOfRefusal = z
  .object({
    code: apiError.shape.code.optional().catch(undefined),
    message: apiError.shape.message.optional().catch(undefined),
    customErrors: apiError.shape.customErrors.catch(undefined),
  })
  .catch({});

async function refuse(endpoint: Endpoint, response: Answer, options: ClientOptions): Promise<never> {
  const said = saidOfRefusal.parse(await response.json().catch(() => undefined));
  // §8: the server's code or the HTTP status, and this message by default
  const refusal = { ...said, code: said.code ?? response.status, message: said.message ?? "Undefined request error" };
  options.log.warn({ code: refusal.code, status: response.status, operation: endpoint.id }, "call refused");
  // A public call has no session to end: `POST /auth` refused would lead to the provider and back for ever.
  const isCodeRead = endpoint.role !== "public" && [401, 403, 404].includes(response.status);
  if (isCodeRead && refusal.code === errorCodes.tokenInvalid) return options.whenSignedOut("everything", refusal);
  const endsSession: number[] = [errorCodes.unauthenticated, errorCodes.tokenExpired, errorCodes.tokenRevoked];
  if (isCodeRead && endsSession.includes(refusal.code)) return options.whenSignedOut("session", refusal);
  throw new RefusedResponse(refusal);
}
