import { pipeline } from "node:stream/promises";
import type { Response } from "express";
import type { Logger } from "pino";
import { type ApiError, httpStatus, Refusal } from "#contract/errors.ts";
import type { BytesAnswer } from "./call.ts";

const isBytes = (answer: unknown): answer is BytesAnswer =>
  typeof answer === "object" && answer !== null && "stream" in answer;

/** Writes what a handler gave back: JSON, bytes, or 204 for nothing. */
export async function answerWith(response: Response, answer: unknown) {
  if (answer === undefined) return response.status(204).end();
  if (!isBytes(answer)) return response.json(answer);
  response.type(answer.mimeType);
  response.set("Content-Disposition", `inline; filename*=UTF-8''${encodeURIComponent(answer.name)}`);
  await pipeline(answer.stream, response);
}

const isDatabaseGone = (error: unknown): boolean =>
  error instanceof Error &&
  (/ECONNREFUSED|connect ENOENT|ECONNRESET|EPIPE|timeout|terminat|57P0[123]|53300/i.test(
    `${(error as { code?: string }).code} ${error.message}`,
  ) ||
    isDatabaseGone(error.cause));

/** PostgreSQL keeps no NUL character, neither in text nor in JSON. */
const hasNul = (error: unknown): boolean =>
  error instanceof Error && (/^(22021|22P05)$/.test(String((error as { code?: string }).code)) || hasNul(error.cause));

/** Answers a failed call as spec §8 has it; what is unknown is logged and told without its inside. */
export function refuseWith(response: Response, error: unknown, log: Logger) {
  const refusal = refusalOf(error, log);
  if (response.headersSent) return response.destroy();
  const { code, message, customErrors } = refusal;
  if (code === 503) response.set("Retry-After", "2");
  response.status(httpStatus(code)).json({ code, message, customErrors } satisfies ApiError);
}

function refusalOf(error: unknown, log: Logger): Refusal {
  if (error instanceof Refusal) return error;
  if ((error as { type?: string }).type === "entity.too.large") return new Refusal(413, "Zu viele Daten.");
  if ((error as { type?: string }).type === "entity.parse.failed") return new Refusal(400, "Kein gültiges JSON.");
  if (hasNul(error)) return new Refusal(400, "Ein Zeichen darin kann nicht gespeichert werden.");
  log.error({ err: error }, "call failed");
  return isDatabaseGone(error)
    ? new Refusal(503, "Der Dienst ist gerade nicht erreichbar.")
    : new Refusal(500, "Problem bei der Datenverarbeitung auf dem Server.");
}
