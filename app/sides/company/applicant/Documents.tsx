import { ActForm } from "#app/forms/ActForm.tsx";
import { formatBytes } from "#app/i18n/format-file.ts";
import { useT } from "#app/i18n/I18n.tsx";
import { Button } from "#app/ui/Button.tsx";
import { Heading } from "#app/ui/Heading.tsx";
import { FileRow, Rows } from "#app/ui/Rows.tsx";
import { usePaths } from "#app/use-paths.ts";
import type { CompanyView } from "#contract/entities/seen-applicant.ts";
import { companyPaths } from "../paths.ts";

interface Props {
  of: CompanyView["inTouch"]["documents"];
  at: { jobOpeningId: string; accountId: string };
}

/** The applicant's documents one by one, and all in one PDF. */
export function Documents({ of: documents, at: { jobOpeningId, accountId } }: Props) {
  const t = useT();
  const paths = usePaths(companyPaths);
  return (
    <section className="stack">
      <Heading level={2}>{t("documents.title")}</Heading>
      {documents.length === 0 ? (
        <p>{t("documents.none")}</p>
      ) : (
        <>
          <Rows>
            {documents.map(({ uuid, name, category, bytes }) => (
              <FileRow
                key={uuid}
                to={paths.applicantDocument(jobOpeningId, accountId, uuid)}
                name={name}
                facts={`${t(`documentKinds:${category}`)} · ${formatBytes(bytes, t.language)}`}
              />
            ))}
          </Rows>
          {/* Posted by the browser itself: it saves the answer and leaves the page as it is. */}
          <ActForm action={paths.applicantPortfolio(jobOpeningId, accountId)} reloadDocument>
            <Button type="submit">{t("documents.portfolio")}</Button>
          </ActForm>
        </>
      )}
    </section>
  );
}
