import type { ReadableStream } from "node:stream/web";
import { z } from "zod";
import { type IdClaims, providerIsAway, tokenIsInvalid } from "./verify-id-token.ts";

/** A person waits for the answer, which is a few lines. */
const mostMilliseconds = 5000;
const mostBytes = 65_536;

const userinfo = z.object({ sub: z.string(), email: z.string().optional(), email_verified: z.boolean().optional() });

/**
 * Asks a provider for the address of the subject whose access token this is (ADR 0135). Refuses a token that it does not
 * take, or that is another subject's (1002); 503 where it gives no such answer.
 */
export async function askUserinfo(
  url: string,
  accessToken: string,
  subject: string,
): Promise<Pick<IdClaims, "email" | "emailVerified">> {
  const { status, body } = await ask(url, accessToken).catch(() => {
    throw providerIsAway();
  });
  if (status === 401 || status === 403) throw tokenIsInvalid();
  const { data: found } = userinfo.safeParse(body);
  if (status !== 200 || !found) throw providerIsAway();
  // OpenID Connect Core 5.3.2: it may be the answer to somebody else's token.
  if (found.sub !== subject) throw tokenIsInvalid();
  return { email: found.email, emailVerified: found.email_verified === true };
}

async function ask(url: string, accessToken: string) {
  const response = await fetch(url, {
    headers: { Authorization: `Bearer ${accessToken}`, Accept: "application/json" },
    redirect: "error",
    signal: AbortSignal.timeout(mostMilliseconds),
  });
  const chunks: Uint8Array[] = [];
  let bytes = 0;
  for await (const chunk of (response.body ?? []) as ReadableStream<Uint8Array>) {
    bytes += chunk.length;
    if (bytes > mostBytes) throw new Error("too long for an answer about one person");
    chunks.push(chunk);
  }
  const { status } = response;
  return { status, body: status === 200 ? JSON.parse(Buffer.concat(chunks).toString("utf8")) : undefined };
}
