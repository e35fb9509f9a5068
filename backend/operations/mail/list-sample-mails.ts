import type { WrittenLanguage } from "#contract/languages.ts";
import type { Backend } from "../../backend.ts";
import { mailKindNames } from "../../mail/mail-kinds.ts";
import { composeSampleMail } from "./compose-sample-mail.ts";

/** Every kind of mail that is sent, by its subject. Refuses with 404 everywhere but in a demo. */
export const listSampleMails = (backend: Pick<Backend, "settings">, language: WrittenLanguage) =>
  mailKindNames.map((kind) => {
    const { reader, subject } = composeSampleMail(backend, kind, language);
    return { kind, reader, subject };
  });
