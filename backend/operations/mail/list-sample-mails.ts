import type { WrittenLanguage } from "#contract/languages.ts";
import type { PublicCaller } from "../../callers.ts";
import { mailKindNames } from "../../mail/mail-kinds.ts";
import type { CallWork } from "../../work.ts";
import { composeSampleMail } from "./compose-sample-mail.ts";

/** Every kind of mail that is sent, with its subject. 404 outside a demo. */
export const listSampleMails = (
  work: Pick<CallWork, "backend">,
  caller: PublicCaller,
  { language }: { language: WrittenLanguage },
) =>
  Promise.all(
    mailKindNames.map(async (kind) => {
      const { reader, subject } = await composeSampleMail(work, caller, { kind, language });
      return { kind, reader, subject };
    }),
  );
