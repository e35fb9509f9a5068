import type { PortalContext } from "#app/context.ts";
import { openForm } from "#app/forms/form.server.ts";
import { messagesOf } from "#app/i18n/catalogue.server.ts";
import type { Account } from "#contract/entities/account.ts";
import { sides } from "#contract/sides.ts";
import type { Prompt } from "./FeedbackPrompt.tsx";
import { feedbackForm } from "./feedback.form.server.ts";
import { promptWords } from "./prompt-words.ts";

type Person = Pick<Account, "metadata">;

/** Headers for the end of a task: home then asks for feedback, unless it was given or closed before. */
export async function promptAtHome({ cookies }: PortalContext, { metadata }: Person): Promise<HeadersInit> {
  if (metadata.feedbackGiven === true) return {};
  return { "Set-Cookie": await cookies.feedbackDue.serialize("yes") };
}

/** The dialog's form and words when it is due, once, and the headers that note it as shown. */
export async function openPrompt(
  context: PortalContext,
  { metadata }: Person,
): Promise<{ prompt: Prompt | null; headers: HeadersInit }> {
  const { feedbackDue } = context.cookies;
  const isDue = (await feedbackDue.parse(context.request.headers.get("Cookie"))) === "yes";
  if (!isDue) return { prompt: null, headers: {} };
  const headers = { "Set-Cookie": await feedbackDue.serialize("", { maxAge: 0 }) };
  if (metadata.feedbackGiven === true) return { prompt: null, headers };
  const form = await openForm(context, { id: "feedback", schema: feedbackForm });
  return { prompt: { form, messages: messagesOf(context.language, promptWords, sides[context.side].tone) }, headers };
}
