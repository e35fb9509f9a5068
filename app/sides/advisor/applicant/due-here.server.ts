import type { PortalContext } from "#app/context.ts";
import { newFormKey } from "#app/forms/form.server.ts";
import { translateWith } from "#app/i18n/translate.ts";
import type { ApplicantAtDesk } from "#contract/entities/desk-applicant.ts";
import { nameOf } from "#domain/person-name.ts";
import { aboutOf } from "../inbox/in-words.ts";

/** What waits with the applicant and is decided here, and how the inbox puts it. */
export function dueHere({ language, wordsWith }: PortalContext, { accountId, answers, waiting }: ApplicantAtDesk) {
  const t = translateWith(language, wordsWith([]), ["inboxItem"]);
  const name = nameOf(answers);
  return waiting.map((one) => ({ ...one, accountId, name, inWords: aboutOf(t, one), formKey: newFormKey() }));
}
export type DueHere = ReturnType<typeof dueHere>[number];
