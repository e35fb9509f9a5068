import { formatBytes, formatDay } from "#app/i18n/format.ts";
import { useT } from "#app/i18n/I18n.tsx";
import { sharedPaths } from "#app/paths.ts";
import { FileRow, Rows } from "#app/ui/Rows.tsx";
import type { Document } from "#contract/entities/document.ts";

/** The one file that a page is about. */
export function DocumentFacts({ document }: { document: Document }) {
  return (
    <Rows>
      <FileRow
        to={sharedPaths.preview(document.uuid)}
        name={document.name}
        facts={<FactsInWords document={document} />}
      />
    </Rows>
  );
}

/** `Lebenslauf · PDF, 412 kB, 15.03.2026` */
export function FactsInWords({ document: { name, type, bytes, createdAt } }: { document: Document }) {
  const t = useT();
  const ending = name.slice(name.lastIndexOf(".") + 1).toUpperCase();
  const facts = [ending, formatBytes(bytes, t.language), formatDay(createdAt)];
  return (
    <>
      {t(`documentKinds:${type}`)} · <bdi dir="ltr">{facts.join(", ")}</bdi>
    </>
  );
}
