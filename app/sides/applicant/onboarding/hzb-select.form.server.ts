import { z } from "zod";
import { numberOf } from "#app/forms/pieces.server.ts";
import type { Account } from "#contract/entities/account.ts";
import { entranceQualificationChoices, languageLevels } from "#contract/enumerations/people.ts";
import { message } from "#contract/message.ts";
import { choiceOf, normaliseQualification } from "#domain/entrance-qualification.ts";
import { levelOf } from "#domain/german.ts";

/** Onboarding: the entrance qualification, and the level of German. */
export const hzbForm = z.object({
  universityEntranceQualification: z.enum(entranceQualificationChoices, message("required")),
  germanLevel: numberOf(languageLevels),
});
export type Hzb = z.input<typeof hzbForm>;

/** What the form shows of an account. */
export const hzbValues = (account: Account): Partial<Hzb> => ({
  universityEntranceQualification:
    choiceOf(account.universityEntranceQualification, account.universityEntranceQualificationBw) ?? undefined,
  germanLevel: levelOf(account, "de")?.toString(),
});

/** The form's values to store: §5 normalises Baden-Württemberg; other languages stay as they are. */
export const hzbAnswers = (
  { universityEntranceQualification, germanLevel }: z.output<typeof hzbForm>,
  { languageSkills }: Pick<Account, "languageSkills">,
) => ({
  ...normaliseQualification(universityEntranceQualification),
  languageSkills: [{ code: "de", level: germanLevel }, ...(languageSkills ?? []).filter(({ code }) => code !== "de")],
});
