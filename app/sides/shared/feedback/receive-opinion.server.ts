import { type ActionFunctionArgs, redirect } from "@remix-run/node";
import type { z } from "zod";
import { postOf, submit } from "#app/forms/submit.server.ts";
import { json } from "#app/json.server.ts";
import type { feedbackAnswer } from "#contract/entities/feedback.ts";
import { feedbackForm } from "./feedback.form.server.ts";

type Opinion = z.output<typeof feedbackForm>;
interface Said {
  opinion: z.input<typeof feedbackAnswer>;
  /** What it was said on: only applicants' opinions are stored with it. */
  device: Pick<Opinion, "screenWidth" | "screenHeight"> & { agent: string };
}
interface Receiver {
  paths: { home: string; feedback: string };
  send: (said: Said, key: string) => Promise<unknown>;
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
    await send(saidIn(opinion, request.headers.get("User-Agent") ?? ""), key);
    await markGiven(key);
    return intent === "dialog" ? json({ isSent: true }) : redirect(`${paths.feedback}?sent=yes`, 303);
  });
}

/** The feedback with the reasons that belong to its rating. */
function saidIn({ selected, feedback, screenWidth, screenHeight, ...reasons }: Opinion, agent: string): Said {
  const chosen = { negative: reasons.negativeReasons, neutral: [], positive: reasons.positiveReasons }[selected];
  return {
    opinion: { selected, reasons: chosen.join(","), feedback },
    device: { agent: agent.slice(0, 500), screenWidth, screenHeight },
  };
}
