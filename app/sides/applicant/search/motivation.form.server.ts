import { z } from "zod";
import { evenIfIncomplete, plainMessage, yesOrNo } from "#app/forms/pieces.server.ts";
import { accountAnswers, practicePartnerContact as completeContact } from "#contract/entities/account.ts";

const { motivationText, practicePartnerContact } = accountAnswers.shape;

/** Search, step 3: the motivation, and the practice partner if there is one already. */
export const motivationForm = z
  .object({
    motivationText,
    practicePartnerExists: yesOrNo,
    practicePartnerContact: practicePartnerContact.optional(),
  })
  .superRefine(({ practicePartnerExists, practicePartnerContact: contact }, context) => {
    if (!practicePartnerExists) return;
    const { error } = completeContact.safeParse(contact ?? {}, { error: plainMessage });
    // What is there but wrong is told by the field itself.
    const missing = error?.issues.filter(({ path: [name] }) => contact?.[name as keyof typeof contact] === undefined);
    for (const issue of missing ?? [])
      context.addIssue({ code: "custom", message: issue.message, path: ["practicePartnerContact", ...issue.path] });
  }, evenIfIncomplete);
