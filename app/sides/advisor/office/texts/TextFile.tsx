import { formatFile } from "#app/i18n/format-file.ts";
import { useT } from "#app/i18n/I18n.tsx";
import { Heading } from "#app/ui/Heading.tsx";
import { Row, Rows } from "#app/ui/Rows.tsx";
import { TextLink } from "#app/ui/TextLink.tsx";
import { usePaths } from "#app/use-paths.ts";
import type { KeptText } from "#contract/entities/text.ts";
import { advisorPaths } from "../../paths.ts";

/** The file that a text hands out. */
export function TextFile({ of: { kind, id, file } }: { of: Pick<KeptText, "kind" | "id" | "file"> }) {
  const t = useT();
  const paths = usePaths(advisorPaths);
  return (
    <section>
      <Heading level={2}>{t("file.title")}</Heading>
      <Rows>
        <Row
          title={
            file ? (
              <TextLink to={paths.openTextFile(kind, id)} reloadDocument>
                <bdi>{file.name}</bdi>
              </TextLink>
            ) : (
              t("file.none")
            )
          }
          hint={file && <bdi dir="ltr">{formatFile(file, file.changedAt, t.language)}</bdi>}
          end={<TextLink to={paths.textFile(kind, id)}>{t(file ? "file.replace" : "file.add")}</TextLink>}
        />
      </Rows>
    </section>
  );
}
