import { z } from "zod";
import { evenIfIncomplete, plainMessage, yesOrNo } from "#app/forms/pieces.server.ts";
import { accountAnswers, practicePartnerContact as completeContact } from "#contract/entities/account.ts";
import { message } from "#contract/message.ts";

/** Whether there is a practice partner already, and how to reach them. */
export const partnerAnswers = {
  practicePartnerExists: yesOrNo,
  practicePartnerContact: accountAnswers.shape.practicePartnerContact.optional(),
};
export type PartnerAnswers = z.output<z.ZodObject<typeof partnerAnswers>>;

/** A found partner needs a name and complete contact details. */
export function requireWholeContact(
  { practicePartnerExists, practicePartnerContact: contact }: PartnerAnswers,
  context: z.core.$RefinementCtx,
) {
  if (!practicePartnerExists) return;
  if (Object.values(contact ?? {}).every((part) => part === undefined)) {
    context.addIssue({ code: "custom", message: message("contactRequired"), path: ["practicePartnerContact"] });
    return;
  }
  const { error } = completeContact.safeParse(contact ?? {}, { error: plainMessage });
  // A wrong value is reported by the field itself.
  const missing = error?.issues.filter(({ path: [name] }) => contact?.[name as keyof typeof contact] === undefined);
  for (const issue of missing ?? [])
    context.addIssue({ code: "custom", message: issue.message, path: ["practicePartnerContact", ...issue.path] });
}

/** The contact is not asked of somebody who has no partner. */
export const notAsked = (typed: URLSearchParams): (keyof typeof partnerAnswers)[] =>
  typed.get("practicePartnerExists") === "no" ? ["practicePartnerContact"] : [];

/** The profile's view of it. */
export const partnerForm = z.object(partnerAnswers).superRefine(requireWholeContact, evenIfIncomplete);
export type Partner = z.input<typeof partnerForm>;
