import { readFile } from "node:fs/promises";
import type { PortalContext } from "#app/context.ts";
import { fileForm } from "#app/forms/pieces.server.ts";
import { postOf, readForm, refuse } from "#app/forms/submit.server.ts";
import { messagesOf } from "#app/i18n/catalogue.server.ts";
import { translateWith } from "#app/i18n/translate.ts";
import { type Notice, redirectWithNotice } from "#app/notice.server.ts";
import type { Language } from "#contract/languages.ts";
import { limits } from "#contract/limits.ts";
import { message } from "#contract/message.ts";
import { sides } from "#contract/sides.ts";
import { changeCurriculumVitae, reasonNotToKeep } from "./curriculum-vitae.server.ts";
import { curriculumVitaeFrom, jsonIn } from "./read-json-resume.server.ts";
import type { Visit } from "./visit.server.ts";

/** Replaces the CV by one from a file; the photo stays. */
export async function receiveResume(context: PortalContext, visit: Visit) {
  const refuseWith = (reason: string) =>
    refuse(context, readForm(context, fileForm).reply({ fieldErrors: { resume: [reason] } }));
  const file = postOf(context).files.find(({ field }) => field === "resume");
  if (!file) return refuseWith(message("fileRequired"));
  if (file.objection && file.objection !== "fileTooLarge") return refuseWith(message(file.objection));
  if (file.objection || file.bytes > limits.printCharacters) return refuseWith(message("resumeTooLarge"));
  const loaded = curriculumVitaeFrom(jsonIn(await readFile(file.path, "utf8")), context.language);
  if (!loaded) return refuseWith(message("noResume"));

  const notice: Notice =
    loaded.left.length > 0
      ? { key: "cv:loadedInPart", values: { parts: listOf(context.language, loaded.left) }, tone: "blue" }
      : { key: "cv:loaded" };
  const answer = await redirectWithNotice(context, visit.paths.profil, notice);
  try {
    answer.headers.append("Set-Cookie", await changeCurriculumVitae(context, visit.cv, () => loaded.cv));
  } catch (error) {
    return refuseWith(reasonNotToKeep(error));
  }
  return answer;
}

/** What found no place, in the reader's words. */
function listOf(language: Language, parts: string[]) {
  const t = translateWith(language, messagesOf(language, ["cvStart"], sides.applicant.tone), ["cvStart"]);
  return new Intl.ListFormat(language).format(parts.map((part) => t(`cvStart:left.${part}`)));
}
