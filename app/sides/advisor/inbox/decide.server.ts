import type { z } from "zod";
import type { PortalContext } from "#app/context.ts";
import { advisor } from "#contract/calls/advisor.ts";
import type { decisionForm } from "./inbox.form.server.ts";

type Decided = Pick<z.output<typeof decisionForm>, "accountId" | "kind" | "decision">;

const calls = { infoSession: advisor.confirmInfoSession, consultation: advisor.confirmConsultation };

/** Carries out what one press decides. */
export function decide(context: PortalContext, { accountId, kind, decision }: Decided, key: string) {
  const params = { accountId };
  if (kind === "stuck") return context.api(advisor.followUp, { params }, key);
  return context.api(calls[kind], { params, body: { attended: decision === "attended" } }, key);
}
