import { useT } from "#app/i18n/I18n.tsx";
import { sharedPaths } from "#app/paths.ts";
import { FileRow, Row } from "#app/ui/Rows.tsx";
import { TextLink } from "#app/ui/TextLink.tsx";
import { usePaths } from "#app/use-paths.ts";
import type { Document } from "#contract/entities/document.ts";
import type { PortfolioPart } from "#domain/portfolio.ts";
import { FactsInWords } from "../documents/DocumentFacts.tsx";
import { applicantPaths } from "../paths.ts";

/** A stored file, or a text written in the portal. */
export function PartRow({ part }: { part: PortfolioPart<Document> | { type: "MotivationText" } }) {
  const t = useT();
  const paths = usePaths(applicantPaths);
  if ("document" in part)
    return (
      <FileRow
        to={sharedPaths.preview(part.document.uuid)}
        name={part.document.name}
        facts={<FactsInWords document={part.document} />}
      />
    );
  return <Row title={<TextLink to={paths.motivation}>{t("motivation.name")}</TextLink>} hint={t("motivation.hint")} />;
}
