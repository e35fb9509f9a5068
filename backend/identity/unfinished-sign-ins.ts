import type { Request } from "express";
import type { KoaContextWithOIDC } from "oidc-provider";
import { Refusal } from "#contract/errors.ts";
import { limits } from "#contract/limits.ts";
import type { Db } from "../db/open.ts";
import { countAttempt, hourly, takeBackAttempt } from "../operations/attempts.ts";
import { senderOf } from "../sender-of.ts";
import { showTooMany } from "./pages.ts";

const kind = "signInBegun";
const allowance = hourly(limits.unfinishedSignInsPerHour);

/** Refuses one address that begins many sign-ins and finishes none: each is kept for an hour (ADR 0035). */
export const fewUnfinished = (db: Db, home: string) => async (ctx: KoaContextWithOIDC, next: () => Promise<void>) => {
  const sender = senderOf(ctx.req as Request);
  const begins = /^\/auth\/?$/i.test(ctx.path);
  if (begins) {
    const refusal = await refusalFor(db, sender);
    if (refusal) return showTooMany(ctx, home, refusal);
  }
  await next();
  const isOver = begins ? !ctx.oidc?.entities.Interaction : ctx.oidc?.result?.login;
  if (isOver) await takeBackAttempt(db, kind, sender);
};

async function refusalFor(db: Db, sender: string): Promise<Refusal | undefined> {
  try {
    await countAttempt(db, kind, sender, allowance, new Date());
  } catch (error) {
    if (error instanceof Refusal) return error;
    throw error;
  }
}
