import { formatBytes, formatDay } from "#app/i18n/format.ts";
import { useT } from "#app/i18n/I18n.tsx";
import { Heading } from "#app/ui/Heading.tsx";
import { FileRow, Rows } from "#app/ui/Rows.tsx";
import { Status } from "#app/ui/Status.tsx";
import { usePaths } from "#app/use-paths.ts";
import type { Document } from "#contract/entities/document.ts";
import { advisorPaths } from "../paths.ts";

/** Everything that the applicant uploaded, the latest first. */
export function Documents({ of: documents, accountId }: { of: Document[]; accountId: string }) {
  const t = useT();
  const paths = usePaths(advisorPaths);
  return (
    <section className="stack">
      <Heading level={2}>{t("documents.title")}</Heading>
      {documents.length === 0 && <p>{t("documents.none")}</p>}
      <Rows>
        {[...documents].reverse().map(({ uuid, name, type, bytes, createdAt, refusalReason }) => (
          <FileRow
            key={uuid}
            to={paths.applicantDocument(accountId, uuid)}
            name={name}
            facts={`${t(`documentKinds:${type}`)} · ${formatDay(createdAt)} · ${formatBytes(bytes, t.language)}`}
            status={
              refusalReason !== null && <Status state="bad">{t("documents.refused", { reason: refusalReason })}</Status>
            }
          />
        ))}
      </Rows>
    </section>
  );
}
