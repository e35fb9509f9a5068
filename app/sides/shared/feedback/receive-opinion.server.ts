import { type ActionFunctionArgs, json, redirect } from "@remix-run/node";
import type { z } from "zod";
import { postOf, submit } from "#app/forms/submit.server.ts";
import { feedbackForm } from "./feedback.form.server.ts";

type Opinion = z.output<typeof feedbackForm>;
type Sent = Omit<Opinion, "negativeReasons" | "positiveReasons"> & { reasons: string; agent: string };
interface Receiver {
  paths: { home: string; feedback: string };
  send: (opinion: Sent, key: string) => Promise<unknown>;
  /** Spec §2: people who closed it are not asked again. */
  markGiven: (key: string) => Promise<unknown>;
}

/** *close* leaves the page, *dismiss* and *dialog* come from the dialog, which stays where it is. */
export async function receiveOpinion(args: ActionFunctionArgs, { paths, send, markGiven }: Receiver) {
  const { request, context } = args;
  const { intent, key } = postOf(context);
  if (intent === "close" || intent === "dismiss") {
    await markGiven(key);
    return intent === "close" ? redirect(paths.home, 303) : json({ isSent: false });
  }
  return submit(args, feedbackForm, async (opinion) => {
    await send(sentFrom(opinion, request.headers.get("User-Agent") ?? ""), key);
    await markGiven(key);
    return intent === "dialog" ? json({ isSent: true }) : redirect(`${paths.feedback}?sent=yes`, 303);
  });
}

/** The feedback with the reasons that belong to its rating. */
function sentFrom({ negativeReasons, positiveReasons, ...opinion }: Opinion, agent: string): Sent {
  const reasons = { negative: negativeReasons, neutral: [], positive: positiveReasons }[opinion.selected];
  return { ...opinion, reasons: reasons.join(","), agent: agent.slice(0, 500) };
}
