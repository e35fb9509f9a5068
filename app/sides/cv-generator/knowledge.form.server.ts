import { z } from "zod";
import { evenIfIncomplete, numberOf } from "#app/forms/pieces.server.ts";
import { languageSkill } from "#contract/entities/account.ts";
import { languageLevels, softwareLevels } from "#contract/enumerations/people.ts";
import { limits } from "#contract/limits.ts";
import { message } from "#contract/message.ts";
import { oneLine } from "#contract/values.ts";

/** Skills: languages by level 1–7, programs by level 1–3, the driving licence. */
export const knowledgeForm = z
  .object({
    languages: z
      .array(z.object({ code: languageSkill.shape.code, level: numberOf(languageLevels) }))
      .max(limits.languages),
    software: z
      .array(
        z.object({
          name: oneLine(limits.nameCharacters),
          level: numberOf(softwareLevels),
        }),
      )
      .max(limits.curriculumVitaeEntries),
    drivingLicence: oneLine(limits.lineCharacters).optional(),
  })
  .superRefine(({ languages }, { addIssue }) => {
    const codes = languages.map((language) => language?.code);
    codes.forEach((code, at) => {
      if (code && codes.indexOf(code) < at)
        addIssue({ code: "custom", message: message("languageTwice"), path: ["languages", at, "code"] });
    });
  }, evenIfIncomplete);
export type Knowledge = z.input<typeof knowledgeForm>;
