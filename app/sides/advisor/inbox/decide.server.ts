import type { ActionFunctionArgs } from "@remix-run/node";
import type { z } from "zod";
import type { PortalContext } from "#app/context.ts";
import { submit } from "#app/forms/submit.server.ts";
import { unlessRefused } from "#app/forms/unless-refused.server.ts";
import { type Notice, redirectWithNotice } from "#app/notice.server.ts";
import { advisor } from "#contract/calls/advisor.ts";
import { decisionForm } from "./inbox.form.server.ts";

type Said = z.output<typeof decisionForm>;
type Onwards = Pick<Notice, "link"> & { to: string };

/** Decides what one press says, and goes onwards. On an applicant's page the address says whom it is about. */
export function submitDecision(args: ActionFunctionArgs, onwards: (said: Said) => Onwards) {
  const { context, params } = args;
  return submit(args, decisionForm, (said, { key }) => {
    const { to, link } = onwards(said);
    const values = { name: said.name };
    const decidedAlready = { codes: [404, 409], to, notice: "inboxItem:notice.decidedAlready", values };
    return unlessRefused(context, decidedAlready, async () => {
      await decide(context, { ...said, accountId: params.accountId ?? said.accountId }, key);
      return redirectWithNotice(context, to, { key: `inboxItem:notice.${said.decision}`, values, link });
    });
  });
}

function decide(context: PortalContext, { accountId, kind, id, about, decision }: Said, key: string) {
  const params = { accountId };
  if (decision === "asked") return context.api(advisor.followUp, { params }, key);
  const attended = decision === "attended";
  if (kind === "infoSession") return context.api(advisor.confirmInfoSession, { params, body: { attended } }, key);
  return context.api(advisor.confirmConsultation, { params, body: { attended, unitId: id, on: about } }, key);
}
