import { type ActionFunctionArgs, json, type LoaderFunctionArgs } from "@remix-run/node";
import { useLoaderData } from "@remix-run/react";
import { useT } from "#app/i18n/I18n.tsx";
import { formPage } from "#app/page.ts";
import { isActive } from "#domain/match-status.ts";
import type { OwnOpening } from "./acts.ts";
import { Decision } from "./Decision.tsx";
import { openDecision, sayNo } from "./decision.server.ts";
import { actForm, noteForm } from "./job-opening.form.server.ts";

export const handle = formPage({ words: ["notInterested", "matching", "steps"], accent: "blue" });

export const loader = async (args: LoaderFunctionArgs) =>
  json(await openDecision(args, (opening) => (isBeforeCompany(opening) ? noteForm : actForm)));

/** Of a suggestion that is let go no company hears. */
const isBeforeCompany = ({ match }: OwnOpening) => isActive(match?.status ?? null);

export const action = (args: ActionFunctionArgs) => sayNo(args, "notInterested");

export default function NotInterested() {
  const t = useT();
  const decision = useLoaderData<typeof loader>();
  const lead = isBeforeCompany(decision.opening) ? t("lead") : t("leadOfSuggestion");
  return <Decision {...decision} lead={lead} event="express-disinterest" kind="destructive" />;
}
