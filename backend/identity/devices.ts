import { hkdfSync, randomUUID } from "node:crypto";
import { eq } from "drizzle-orm";
import { errors, jwtVerify, SignJWT } from "jose";
import type { KoaContextWithOIDC } from "oidc-provider";
import { limits } from "#contract/limits.ts";
import type { Executor } from "../db/open.ts";
import { identityAccount } from "../db/schema/identity.ts";
import { hashOf } from "./secrets.ts";

const cookieName = "portal_idp_device";
const inHeader = new RegExp(`(?:^|; *)${cookieName}=([\\w.-]+)`);
const seconds = limits.deviceDays * 24 * 60 * 60;

type Identity = Pick<typeof identityAccount.$inferSelect, "id" | "passwordHash">;

/** The key depends on the identity and its password: a new password makes every device unknown. */
const keyOf = (secret: string, { id, passwordHash }: Identity) =>
  new Uint8Array(hkdfSync("sha256", secret, `${id} ${passwordHash}`, "identity provider device", 32));

/** Marks a browser as a known device of the person who signed in (ADR 0050); its cookie names nobody. */
export const rememberDevice =
  (db: Executor, secret: string) => async (ctx: KoaContextWithOIDC, next: () => Promise<void>) => {
    await next();
    const id = ctx.oidc?.result?.login?.accountId;
    if (!id) return;
    const [identity] = await db.select().from(identityAccount).where(eq(identityAccount.id, id));
    if (!identity) return;
    const token = await new SignJWT()
      .setProtectedHeader({ alg: "HS256" })
      .setJti(randomUUID())
      .setExpirationTime(`${seconds}s`)
      .sign(keyOf(secret, identity));
    ctx.cookies.set(cookieName, token, {
      // Only the sign-in pages need the cookie.
      path: "/auth",
      maxAge: seconds * 1000,
      httpOnly: true,
      sameSite: "lax",
      signed: false,
    });
  };

/** The name of a device on which this identity has signed in before, from its cookies. */
export async function knownDevice(secret: string, cookies: string, identity: Identity): Promise<string | undefined> {
  const token = inHeader.exec(cookies)?.[1];
  if (!token) return undefined;
  try {
    await jwtVerify(token, keyOf(secret, identity), { algorithms: ["HS256"] });
    return hashOf(token);
  } catch (error) {
    if (error instanceof errors.JOSEError) return undefined;
    throw error;
  }
}
