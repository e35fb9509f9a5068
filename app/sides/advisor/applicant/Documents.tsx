import { formatDay } from "#app/i18n/format.ts";
import { formatBytes } from "#app/i18n/format-file.ts";
import { useT } from "#app/i18n/I18n.tsx";
import { ButtonLink } from "#app/ui/Button.tsx";
import { Heading } from "#app/ui/Heading.tsx";
import { Hidden } from "#app/ui/Hidden.tsx";
import { FileRow, Rows } from "#app/ui/Rows.tsx";
import { usePaths } from "#app/use-paths.ts";
import type { Document } from "#contract/entities/document.ts";
import { checkOf } from "#domain/document-check.ts";
import { CheckState } from "../documents/CheckState.tsx";
import { advisorPaths } from "../paths.ts";

/** Everything that the applicant uploaded, the latest first, each with its check. */
export function Documents({ of: documents, accountId }: { of: Document[]; accountId: string }) {
  const t = useT();
  const paths = usePaths(advisorPaths);
  return (
    <section className="stack">
      <Heading level={2}>{t("documents.title")}</Heading>
      {documents.length === 0 && <p>{t("documents.none")}</p>}
      <Rows>
        {[...documents].reverse().map((document) => {
          const { uuid, name, type, bytes, createdAt } = document;
          return (
            <FileRow
              key={uuid}
              to={paths.applicantDocument(accountId, uuid)}
              name={name}
              facts={`${t(`documentKinds:${type}`)} · ${formatDay(createdAt)} · ${formatBytes(bytes, t.language)}`}
              status={<CheckState of={document} />}
            >
              <ButtonLink to={paths.documentCheck(accountId, uuid)}>
                {t(`documents.do.${checkOf(document)}`)}
                <Hidden>
                  : <bdi>{name}</bdi> ({t(`documentKinds:${type}`)})
                </Hidden>
              </ButtonLink>
            </FileRow>
          );
        })}
      </Rows>
    </section>
  );
}
