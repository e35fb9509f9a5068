import { json, type LoaderFunctionArgs } from "@remix-run/node";
import type { Account } from "#contract/entities/account.ts";
import { type Group, nextStep, statusesOf } from "#domain/application-steps.ts";
import { promptAtHome } from "../../shared/feedback/open-prompt.server.ts";
import { fetchAnswersAtEnd } from "./answers.server.ts";

/** The data of a group's last page; finishing the group makes home ask for feedback. */
export async function fetchGroupEnd({ context }: LoaderFunctionArgs, account: Account, group: Group) {
  const answers = await fetchAnswersAtEnd(context, account);
  const statuses = statusesOf(group, answers);
  const isFinished = statuses.every(({ status }) => status === "done" || status === "waiting");
  const headers = isFinished ? await promptAtHome(context, account) : {};
  return json({ statuses, next: nextStep(answers)?.step ?? null }, { headers });
}
