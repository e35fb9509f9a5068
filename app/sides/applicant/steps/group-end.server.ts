import type { LoaderFunctionArgs } from "@remix-run/node";
import type { Account } from "#contract/entities/account.ts";
import { type Group, nextStep, statusesOf } from "#domain/application-steps.ts";
import { openPrompt } from "../feedback/open-prompt.server.ts";
import { fetchAnswers } from "./answers.server.ts";

/** What the page at the end of a group says, and its question for feedback. */
export async function fetchGroupEnd({ request, context }: LoaderFunctionArgs, account: Account, group: Group) {
  const answers = await fetchAnswers(context, account);
  const statuses = statusesOf(group, answers);
  const feedback = await openPrompt(request, context, account, statuses);
  return { statuses, next: nextStep(answers)?.step ?? null, feedback };
}
