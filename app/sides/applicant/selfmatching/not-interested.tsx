import { type ActionFunctionArgs, type LoaderFunctionArgs, redirect } from "@remix-run/node";
import { useLoaderData } from "@remix-run/react";
import { useT } from "#app/i18n/I18n.tsx";
import { json } from "#app/json.server.ts";
import { formPage } from "#app/page.ts";
import { pathsOf } from "#app/paths.ts";
import { isActive, isOpen } from "#domain/match-status.ts";
import { applicantPaths } from "../paths.ts";
import { Decision } from "./Decision.tsx";
import { openDecision, sayNo } from "./decision.server.ts";
import { noteForm } from "./job-opening.form.server.ts";

export const handle = formPage({ words: ["notInterested", "matching", "steps"], accent: "blue" });

export async function loader(args: LoaderFunctionArgs) {
  const decision = await openDecision(args, noteForm);
  const { id, match } = decision.opening;
  // Dismissing a suggestion is no refusal: it needs no note, and the opening's page has a button for it.
  if (!match || (isOpen(match.status) && !isActive(match.status)))
    throw redirect(pathsOf(args.context, applicantPaths).jobOpening(id));
  return json(decision);
}

export const action = (args: ActionFunctionArgs) => sayNo(args, "notInterested");

export default function NotInterested() {
  const t = useT();
  return (
    <Decision {...useLoaderData<typeof loader>()} lead={t("lead")} event="express-disinterest" kind="destructive" />
  );
}
