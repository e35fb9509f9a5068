import { randomUUID } from "node:crypto";
import { type Logger, pino } from "pino";
import { pinoHttp } from "pino-http";

/** JSON lines; never a token, a cookie or a query (which may hold codes). Spec §9: name and version. */
export const openLog = (level: string): Logger =>
  pino({ name: "applicantportal", level, base: { service: "applicantportal", version: "2.8.0" } });

/** Gives each request its id (the proxy's, when it is well formed) and one line when it ends. */
export const requestLog = (log: Logger) =>
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
      // The link of a password mail has its token in the path.
      req: ({ id, method, url }) => ({
        id,
        method,
        path: String(url)
          .split("?")[0]
          ?.replace(/^(\/password-reset\/).+/, "$1…"),
      }),
      res: ({ statusCode }) => ({ statusCode }),
    },
  });
