import { formatDay } from "#app/i18n/format.ts";
import { useT } from "#app/i18n/I18n.tsx";
import type { MarkState } from "#app/ui/Mark.tsx";
import { Status } from "#app/ui/Status.tsx";
import type { Document } from "#contract/entities/document.ts";
import type { DocumentCheck } from "#contract/enumerations/documents.ts";
import { checkOf } from "#domain/document-check.ts";

const markOf: Record<DocumentCheck, MarkState> = { unneeded: "done", waiting: "you", accepted: "done", refused: "bad" };

/** How the check of a document stands. */
export function CheckState({ of: document }: { of: Document }) {
  const t = useT();
  const check = checkOf(document);
  const { acceptedAt, refusalReason } = document;
  const date = acceptedAt ? formatDay(acceptedAt) : "";
  return <Status state={markOf[check]}>{t(`documentChecks:${check}`, { date, reason: refusalReason ?? "" })}</Status>;
}
