import { randomUUID } from "node:crypto";
import { DrizzleQueryError } from "drizzle-orm";
import { errors as jose } from "jose";
import { type DestinationStream, type Logger, pino } from "pino";
import { pinoHttp } from "pino-http";
import { version } from "#contract/version.ts";

/** JSON lines; never a token, a cookie or a query (which may hold codes). Spec §9: name, version, environment. */
export const openLog = (
  { level, environment }: { level: string; environment: string },
  to: DestinationStream = standardOutput(),
): Logger => {
  const base = { service: "applicantportal", version, environment };
  return pino({ name: "applicantportal", level, base, serializers: { err: (error) => describeError(error) } }, to);
};

/** How much is kept of lines that cannot be written now. */
const waitingBytes = 1024 * 1024;

/** An unwritable log (full disk, closed pipe) must not end the process; there is no other place to report it. */
function standardOutput(): DestinationStream {
  return pino.destination({ dest: 1, sync: true, maxLength: waitingBytes }).on("error", () => undefined);
}

/** Where PostgreSQL quotes values: "Key (email)=(mia@example.org) already exists." */
const quoting = ["detail", "where"];

/**
 * An error with what belongs to it: its own values, its cause, those that it sums up. A failed query's holds all values
 * of the query, some of them private, and tokens: only its text is logged, wherever it stands. A refused token's holds
 * all that it says of its person. `above` ends circles.
 */
function describeError(error: unknown, above: readonly unknown[] = []): unknown {
  if (!(error instanceof Error)) return error;
  if (above.includes(error)) return undefined;
  if (error instanceof DrizzleQueryError) return describeQuery(error);
  if (error instanceof jose.JWTClaimValidationFailed || error instanceof jose.JWTExpired) return describeToken(error);
  const { message, stack, cause, errors } = error as Error & Partial<Pick<AggregateError, "errors">>;
  const inside = (one: unknown) => describeError(one, [...above, error]);
  const known = Object.entries({ ...error, cause, errors })
    .filter(([name]) => !quoting.includes(name))
    .map(([name, value]) => [name, Array.isArray(value) ? value.map(inside) : inside(value)]);
  return { ...Object.fromEntries(known), type: error.constructor.name, message, stack };
}

function describeQuery(error: DrizzleQueryError) {
  const { query, cause } = error;
  const { message, code } = (cause ?? {}) as { message?: string; code?: string };
  return { type: error.constructor.name, message, code, query, stack: error.stack?.replace(error.message, "") };
}

function describeToken(error: jose.JWTClaimValidationFailed | jose.JWTExpired) {
  const { message, code, claim, reason, stack } = error;
  return { type: error.constructor.name, message, code, claim, reason, stack };
}

/** Gives each request an id (the proxy's, if well formed) and logs one line at its end, without secrets of its path. */
export const requestLog = (log: Logger, withoutSecrets: (path: string) => string) =>
  pinoHttp({
    logger: log,
    genReqId: (request, response) => {
      const given = String(request.headers["x-request-id"] ?? "");
      const id = /^[\w-]{8,64}$/.test(given) ? given : randomUUID();
      response.setHeader("X-Request-Id", id);
      return id;
    },
    autoLogging: { ignore: ({ url }) => url === "/health" || url === "/ready" || !!url?.startsWith("/assets/") },
    customLogLevel: (_request, { statusCode }) => (statusCode >= 500 ? "warn" : "info"),
    serializers: {
      req: ({ id, method, url }) => ({ id, method, path: withoutSecrets(String(url).split("?")[0] ?? "") }),
      res: ({ statusCode }) => ({ statusCode }),
      err: ({ raw }: { raw: unknown }) => describeError(raw),
    },
  });
