import type { z } from "zod";
import type { PortalContext } from "#app/context.ts";
import { advisor } from "#contract/calls/advisor.ts";
import type { decisionForm } from "./inbox.form.server.ts";

type Decided = Omit<z.output<typeof decisionForm>, "name" | "next">;

/** Carries out what one press decides. */
export function decide(context: PortalContext, { accountId, kind, id, about, decision }: Decided, key: string) {
  const params = { accountId };
  if (kind === "stuck") return context.api(advisor.followUp, { params }, key);
  const attended = decision === "attended";
  if (kind === "infoSession") return context.api(advisor.confirmInfoSession, { params, body: { attended } }, key);
  return context.api(advisor.confirmConsultation, { params, body: { attended, unitId: id, on: about } }, key);
}
