import { z } from "zod";
import { limits } from "#contract/limits.ts";
import { message } from "#contract/message.ts";

const max = limits.textCharacters;
const words = z.string().trim().max(max, message("maxLength", { max })).optional();

/** A personal word with an offer. */
export const offerForm = z.object({ note: words });

/** A rejection: an offered phrase, one's own words, or both, which the applicant reads as one text. */
export const rejectionForm = z.object({ phrase: words, feedbackText: words }).superRefine((answers, context) => {
  const complain = (reason: string) => context.addIssue({ code: "custom", message: reason, path: ["feedbackText"] });
  const length = rejectionText(answers).length;
  if (length === 0) complain(message("required"));
  if (length > max) complain(message("maxLength", { max: max - lengthOf(answers.phrase) }));
});
export type Rejection = z.input<typeof rejectionForm>;

/** What the applicant reads. */
export const rejectionText = ({ phrase, feedbackText }: z.output<typeof rejectionForm>) =>
  [phrase, feedbackText].filter(Boolean).join(apart);

const apart = "\n\n";
const lengthOf = (phrase = "") => phrase.length + apart.length;
