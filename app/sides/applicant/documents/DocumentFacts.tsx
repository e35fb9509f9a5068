import { formatFile } from "#app/i18n/format-file.ts";
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
export function FactsInWords({ document }: { document: Document }) {
  const t = useT();
  return (
    <>
      {t(`documentKinds:${document.type}`)} ·{" "}
      <bdi dir="ltr">{formatFile(document, document.createdAt, t.language)}</bdi>
    </>
  );
}
