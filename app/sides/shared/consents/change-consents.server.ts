import type { Consent } from "#contract/entities/consent.ts";
import { type ConsentChoice, type ConsentType, changedConsents } from "./consents.ts";

interface Answer {
  stored: Consent[];
  /** Those that the reader changed. */
  ticked: Partial<Record<ConsentType, boolean>>;
  /** The button that was pressed: *resend* asks for the newsletter's mail once more. */
  intent: string;
}

/** Stores the new choices. True when a mail went out to confirm the newsletter. */
export async function changeConsents(
  { stored, ticked, intent }: Answer,
  replace: (choices: ConsentChoice[]) => Promise<unknown>,
): Promise<boolean> {
  const changed = changedConsents(stored, ticked);
  const others = changed.filter(({ type }) => type !== "newsletter");
  const choices = intent === "resend" ? [...others, { type: "newsletter" as const, hasOptedIn: true }] : changed;
  if (choices.length > 0) await replace(choices);
  return choices.some(({ type, hasOptedIn }) => type === "newsletter" && hasOptedIn);
}
