import { broughtId } from "#contract/enumerations/texts.ts";
import { sideNames, sides } from "#contract/sides.ts";
import { mailKindNames, readersOf } from "../../mail/mail-kinds.ts";
import { originalWords } from "../../mail/original-words.ts";

/** The words of all mails that came with the portal, by who gets them. */
export const broughtMails = () =>
  sideNames.flatMap((reader) =>
    mailKindNames
      .filter((kind) => readersOf(kind).includes(reader))
      .map((kind) => ({
        id: broughtId("mail", reader, kind),
        kind: "mail" as const,
        section: reader,
        versions: sides[reader].languages.map((language) => ({
          ...originalWords(kind, reader, language),
          ...{ language, number: 1, at: null, by: null, isOriginal: true },
        })),
      })),
  );
