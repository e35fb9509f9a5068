import { isSide, type Side } from "#contract/sides.ts";
import { isMailKind, type MailKind, readersOf } from "../../mail/mail-kinds.ts";

/** The mail whose words a text holds, by its id; undefined for another text. */
export function mailOfText(textId: string): { kind: MailKind; reader: Side } | undefined {
  const [textKind, reader, kind = "", ...rest] = textId.split(".");
  const isMail = textKind === "mail" && rest.length === 0 && isSide(reader) && isMailKind(kind);
  return isMail && readersOf(kind).includes(reader) ? { kind, reader } : undefined;
}
