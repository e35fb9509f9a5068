import type { ActionFunctionArgs, LoaderFunctionArgs } from "@remix-run/node";
import { useLoaderData } from "@remix-run/react";
import { useT } from "#app/i18n/I18n.tsx";
import { json } from "#app/json.server.ts";
import { formPage } from "#app/page.ts";
import { Decision } from "./Decision.tsx";
import { openDecision, sayNo } from "./decision.server.ts";
import { noteForm } from "./job-opening.form.server.ts";

export const handle = formPage({ words: ["rejectOffer", "matching", "steps"], accent: "blue" });

export const loader = async (args: LoaderFunctionArgs) => json(await openDecision(args, noteForm));

export const action = (args: ActionFunctionArgs) => sayNo(args, "rejectOffer");

export default function RejectOffer() {
  const t = useT();
  return <Decision {...useLoaderData<typeof loader>()} lead={t("lead")} event="reject-offer" kind="destructive" />;
}
