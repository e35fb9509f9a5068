import { gzipSync } from "node:zlib";
import { writeReadableStreamToWritable } from "@remix-run/node";
import type { Response as ExpressResponse } from "express";
import type { WholePage } from "#app/whole-page.ts";
import { usualRetryAfter } from "#contract/errors.ts";

/** Less takes no fewer packets on the way. */
const worthPacking = 1000;

/** Sends what Remix answered. */
export async function sendAnswer(response: ExpressResponse, answer: Response) {
  response.status(answer.status);
  // An answer's own header replaces ours, such as a file's content policy; only cookies accumulate.
  for (const [name, value] of answer.headers)
    name === "set-cookie" ? response.append(name, value) : response.set(name, value);
  const { status } = answer;
  if (!usualRetryAfter[status]) response.removeHeader("Retry-After");
  else if (!response.get("Retry-After")) response.set("Retry-After", usualRetryAfter[status]);
  // Answers made for one person, including page data, must not be cached for others.
  if (!response.get("Cache-Control")) response.set("Cache-Control", "no-store");
  const { whole = isData(answer) ? await answer.text() : undefined } = answer as Partial<WholePage>;
  if (whole !== undefined) return sendWhole(response, whole);
  if (!answer.body) return response.end();
  await writeReadableStreamToWritable(answer.body, response);
}

const isData = ({ headers }: Response) => headers.get("Content-Type")?.startsWith("application/json") ?? false;

/** Brotli at a quality that is fast enough makes our pages no smaller than gzip does. */
function sendWhole(response: ExpressResponse, whole: string) {
  response.vary("Accept-Encoding");
  const isPacked = whole.length > worthPacking && response.req.acceptsEncodings("gzip") !== false;
  if (isPacked) response.set("Content-Encoding", "gzip");
  response.end(isPacked ? gzipSync(whole, { level: 6 }) : whole);
}
