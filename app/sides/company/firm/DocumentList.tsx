import { formatFile } from "#app/i18n/format-file.ts";
import { useT } from "#app/i18n/I18n.tsx";
import { ButtonLink } from "#app/ui/Button.tsx";
import { Hidden } from "#app/ui/Hidden.tsx";
import { FileRow, Rows } from "#app/ui/Rows.tsx";
import { usePaths } from "#app/use-paths.ts";
import type { CompanyDocument } from "#contract/entities/document.ts";
import { companyPaths } from "../paths.ts";

interface Props {
  of: CompanyDocument[];
  mayEdit: boolean;
}

/** The company's documents; those who may store some may delete them as well. */
export function DocumentList({ of: documents, mayEdit }: Props) {
  const t = useT();
  const paths = usePaths(companyPaths);
  if (documents.length === 0) return <p className="muted">{t("none")}</p>;
  return (
    <Rows>
      {documents.map((document) => (
        <FileRow
          key={document.uuid}
          to={paths.companyDocument(document.uuid)}
          name={document.name}
          facts={<FactsInWords of={document} />}
        >
          {mayEdit && (
            <ButtonLink to={paths.deleteCompanyDocument(document.uuid)}>
              {t("delete")}
              <Hidden>
                : <bdi>{document.name}</bdi>
              </Hidden>
            </ButtonLink>
          )}
        </FileRow>
      ))}
    </Rows>
  );
}

/** `PDF, 412 kB, 15.03.2026 · Antje Claussen` */
export function FactsInWords({ of: document }: { of: CompanyDocument }) {
  const t = useT();
  return (
    <>
      <bdi dir="ltr">{formatFile(document, document.createdAt, t.language)}</bdi>
      {document.uploadedBy && (
        <>
          {" · "}
          <bdi>{document.uploadedBy}</bdi>
        </>
      )}
    </>
  );
}
