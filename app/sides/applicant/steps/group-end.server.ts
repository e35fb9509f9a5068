import { type LoaderFunctionArgs, redirect } from "@remix-run/node";
import { json } from "#app/json.server.ts";
import { pathsOf } from "#app/paths.ts";
import type { Account } from "#contract/entities/account.ts";
import { type Answers, type Group, nextStep, statusesOf } from "#domain/application-steps.ts";
import { promptAtHome } from "../../shared/feedback/open-prompt.server.ts";
import { applicantPaths } from "../paths.ts";
import { fetchAnswers } from "./answers.server.ts";

/** The data of a group's last page, with what else it shows; finishing the group makes home ask for feedback. */
export async function fetchGroupEnd<Shown extends object = Record<never, never>>(
  { context }: LoaderFunctionArgs,
  account: Account,
  group: Group,
  shownOf?: (answers: Answers) => Shown,
) {
  const answers = await fetchAnswers(context, account);
  // Nothing goes on from here once the application has ended, as home says.
  if (answers.unit.stage === "Lost") throw redirect(pathsOf(context, applicantPaths).home);
  const statuses = statusesOf(group, answers);
  const isFinished = statuses.every(({ status }) => status === "done" || status === "waiting");
  const headers = isFinished ? await promptAtHome(context, account) : {};
  return json({ statuses, next: nextStep(answers)?.step ?? null, ...(shownOf?.(answers) as Shown) }, { headers });
}
