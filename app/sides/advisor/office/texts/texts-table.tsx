import type { LoaderFunctionArgs } from "@remix-run/node";
import { formatDay } from "#app/i18n/format.ts";
import { office } from "#contract/calls/office.ts";
import type { KeptText } from "#contract/entities/text.ts";
import { kindOf } from "#contract/enumerations/texts.ts";
import { languages } from "#contract/languages.ts";
import { type Column, listFile, wordsOfFile } from "../../../shared/lists/list-file.server.ts";
import { foundIn, stateInWords, titleOf } from "./in-words.ts";
import { placeIn } from "./place.ts";
import { requireKind } from "./require-kind.server.ts";

const namesOf = (versions: KeptText["latest"]) => versions.map(({ language }) => languages[language].name).join(", ");

/** The texts of the list, of one kind, as a file: which there are and how they stand, not what they say. */
export async function loader(args: LoaderFunctionArgs) {
  const { request, context } = args;
  const kind = await requireKind(args);
  const texts = await context.api(office.fetchKeptTexts, { query: { kind } });
  const t = wordsOfFile(context, ["officeTexts", "mailKinds", "officeFiles"]);
  const now = new Date().toISOString();
  const dates: Column<KeptText>[] = [
    [t("fields.appearsOn.label"), ({ appearsOn }) => appearsOn && formatDay(appearsOn)],
    [t("fields.endsOn.label"), ({ endsOn }) => endsOn && formatDay(endsOn)],
    [t("officeFiles:column.state"), (text) => stateInWords(t, text, now)],
  ];
  const isMail = kind === "mail";
  return listFile(t, t("officeFiles:name.texts"), foundIn(t, texts, placeIn(request.url).search), [
    [t("fields.title.label"), (text) => titleOf(t, text)],
    [t("fields.section.label"), ({ section }) => t(`section.${kind}.${section}`)],
    [
      t(isMail ? "officeFiles:column.changed" : "column.languages"),
      ({ latest }) => namesOf(latest.filter(({ isOriginal }) => !isMail || !isOriginal)),
    ],
    ...(kindOf(kind).isFixed ? [] : dates),
  ]);
}
