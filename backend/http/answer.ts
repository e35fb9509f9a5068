import { pipeline } from "node:stream/promises";
import { DrizzleQueryError } from "drizzle-orm";
import type { Response } from "express";
import type { Logger } from "pino";
import type { ApiError } from "#contract/entities/api-error.ts";
import { httpStatus, Refusal } from "#contract/errors.ts";
import { isDatabaseGone } from "../db/is-database-gone.ts";
import type { BytesAnswer } from "../files/bytes-answer.ts";
import { storeGoneIn } from "../files/file-store.ts";
import { isDiskFull } from "../files/incoming.ts";

const isBytes = (answer: unknown): answer is BytesAnswer =>
  typeof answer === "object" && answer !== null && "stream" in answer;

/** Writes a handler's result: JSON, bytes, or 204 for nothing. */
export async function answerWith(response: Response, answer: unknown) {
  if (answer === undefined) return response.status(204).end();
  if (!isBytes(answer)) return response.json(answer);
  response.type(answer.mimeType);
  response.set("Content-Disposition", `inline; filename*=UTF-8''${encodeURIComponent(answer.name)}`);
  await pipeline(answer.stream, response);
}

/** A PostgreSQL data exception: a value invalid for its type, such as a text with NUL or an impossible date. */
const isNoValue = (error: unknown): boolean =>
  error instanceof Error && (/^22...$/.test(String((error as { code?: string }).code)) || isNoValue(error.cause));

/** A write that names what was deleted at the same moment, such as the caller's own account, or a campus. */
function isGoneMeanwhile(error: unknown): boolean {
  if (!(error instanceof DrizzleQueryError)) return false;
  const { code, table } = (error.cause ?? {}) as { code?: string; table?: string };
  // PostgreSQL names the table that refers to another: deleting what is still named fails with the same code.
  return code === "23503" && /^(?:insert into|update) "(\w+)"/.exec(error.query)?.[1] === table;
}

/** A request that Express could not read: its body is too long, broken or cut off, or its address malformed. */
const isUnread = (error: unknown): error is { status: number } => {
  const { status, expose } = (error ?? {}) as { status?: unknown; expose?: unknown };
  return typeof status === "number" && status >= 400 && status < 500 && (expose === true || error instanceof URIError);
};

/** Answers a failed call as spec §8 has it; an unknown error is logged, and answered without its details. */
export function refuseWith(response: Response, error: unknown, log: Logger) {
  const refusal = refusalOf(error, log);
  if (response.headersSent) return response.destroy();
  const { code, message, customErrors, retryAfter } = refusal;
  if (retryAfter) response.set("Retry-After", retryAfter);
  response.status(httpStatus(code)).json({ code, message, customErrors } satisfies ApiError);
}

function refusalOf(error: unknown, log: Logger): Refusal {
  if (error instanceof Refusal) return error;
  if (isUnread(error))
    return new Refusal(error.status, error.status === 413 ? "Zu viele Daten." : "Die Anfrage ist nicht lesbar.");
  if (isNoValue(error)) {
    log.warn({ err: error }, "value refused");
    return new Refusal(400, "Ein Wert darin kann nicht gespeichert werden.");
  }
  if (isGoneMeanwhile(error)) {
    log.warn({ err: error }, "gone meanwhile");
    return Refusal.notFound();
  }
  if (isDiskFull(error)) {
    log.error({ err: error }, "the disk is full");
    return Refusal.noSpace();
  }
  log.error({ err: error }, "call failed");
  return isDatabaseGone(error) || storeGoneIn(error)
    ? new Refusal(503, "Der Dienst ist gerade nicht erreichbar.")
    : new Refusal(500, "Problem bei der Datenverarbeitung auf dem Server.");
}
