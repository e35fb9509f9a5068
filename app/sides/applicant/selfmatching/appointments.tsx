import { createHash, randomUUID } from "node:crypto";
import type { ActionFunctionArgs, LoaderFunctionArgs } from "@remix-run/node";
import { useActionData, useLoaderData } from "@remix-run/react";
import { requireApplicant } from "#app/auth/require-applicant.server.ts";
import { newFormKey } from "#app/forms/form.server.ts";
import { actForm } from "#app/forms/pieces.server.ts";
import { submit } from "#app/forms/submit.server.ts";
import { useT } from "#app/i18n/I18n.tsx";
import { json } from "#app/json.server.ts";
import { redirectWithNotice } from "#app/notice.server.ts";
import { formPage } from "#app/page.ts";
import { pathsOf } from "#app/paths.ts";
import { TextColumn } from "#app/ui/Layout.tsx";
import { applicant } from "#contract/calls/applicant.ts";
import { linkTo, pages } from "#contract/pages.ts";
import { applicantPaths } from "../paths.ts";
import { sortedByTurn } from "./matches.ts";
import { Openings } from "./Openings.tsx";
import { PartBand } from "./PartBand.tsx";
import { Subscription } from "./Subscription.tsx";

export const handle = formPage({ words: ["appointments", "matching", "steps"], accent: "blue", isPrivate: true });

export async function loader({ context }: LoaderFunctionArgs) {
  await requireApplicant(context);
  const [{ createdAt }, openings] = await Promise.all([
    context.api(applicant.fetchCalendarFeed),
    context.api(applicant.fetchInteractedJobOpenings),
  ]);
  return json({
    createdAt,
    scheduled: sortedByTurn(openings).scheduled,
    now: new Date().toISOString(),
    formKey: newFormKey(),
  });
}

/** Only this answer shows the address: afterwards nobody but the calendar has it. */
export async function action(args: ActionFunctionArgs) {
  const { context } = args;
  const { uuid } = await requireApplicant(context);
  return submit(args, actForm, async (_, { intent, key }) => {
    if (intent === "remove") {
      await context.api(applicant.removeCalendarFeed, {}, key);
      return redirectWithNotice(context, pathsOf(context, applicantPaths).appointments, {
        key: "appointments:notice.removed",
      });
    }
    if (intent !== "make") throw new Response(null, { status: 400 });
    const token = tokenOf(uuid, key);
    await context.api(applicant.replaceCalendarFeed, { body: { token } }, key);
    const address = linkTo(context.settings.publicUrl, pages.public.calendar, { token: `${token}.ics` });
    return json({ address }, { headers: { "Cache-Control": "no-store" } });
  });
}

/** Sending the same post twice creates the same address. */
const tokenOf = (uuid: string, key: string) =>
  createHash("sha256")
    .update(`calendar ${uuid} ${key || randomUUID()}`)
    .digest("base64url");

export default function Appointments() {
  const t = useT();
  const { createdAt, scheduled, now, formKey } = useLoaderData<typeof loader>();
  const answer = useActionData<{ address?: string }>();
  return (
    <>
      <PartBand title={t("title")} lead={t("lead")} />
      <TextColumn>
        <Openings heading={t("coming")} openings={scheduled} now={now} />
        <Subscription createdAt={createdAt} address={answer?.address} formKey={formKey} />
      </TextColumn>
    </>
  );
}
