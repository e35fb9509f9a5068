import { useT } from "#app/i18n/I18n.tsx";
import { sharedPaths } from "#app/paths.ts";
import { ButtonLink } from "#app/ui/Button.tsx";
import { Heading } from "#app/ui/Heading.tsx";
import { Hidden } from "#app/ui/Hidden.tsx";
import { FileRow, Rows } from "#app/ui/Rows.tsx";
import { Status } from "#app/ui/Status.tsx";
import { usePaths } from "#app/use-paths.ts";
import type { Document } from "#contract/entities/document.ts";
import { applicantPaths } from "../paths.ts";
import { FactsInWords } from "./DocumentFacts.tsx";
import { type DocumentPage, documentPages } from "./document-pages.ts";

/** The uploaded files; each can be viewed, moved to another category or deleted. */
export function FileList({ page, documents }: { page: DocumentPage; documents: Document[] }) {
  const t = useT();
  return (
    <section>
      <Heading level={2}>{t("files.heading")}</Heading>
      {documents.length === 0 ? (
        <p className="muted">{t("files.none")}</p>
      ) : (
        <Rows>
          {documents.map((document) => (
            <FileOf key={document.uuid} page={page} document={document} />
          ))}
        </Rows>
      )}
    </section>
  );
}

function FileOf({ page, document }: { page: DocumentPage; document: Document }) {
  const t = useT();
  const { changeOf, deletionOf } = documentPages[page].paths(usePaths(applicantPaths));
  const { uuid, name, type, state, refusalReason, acceptedAt } = document;
  const isAccepted = acceptedAt !== null && state === "saved";
  // Phones call every photo alike.
  const whose = (
    <Hidden>
      : <bdi>{name}</bdi> ({t(`documentKinds:${type}`)})
    </Hidden>
  );
  return (
    <FileRow
      to={sharedPaths.preview(uuid)}
      name={name}
      facts={<FactsInWords document={document} />}
      status={
        refusalReason === null ? (
          <Status state={state === "saved" ? "done" : "them"}>
            {t(isAccepted ? "files.accepted" : `files.state.${state}`)}
          </Status>
        ) : (
          <Status state="bad">{t("files.refused", { reason: refusalReason })}</Status>
        )
      }
    >
      {state !== "deleting" && (
        <>
          <ButtonLink to={changeOf(uuid)}>
            {t("files.change")}
            {whose}
          </ButtonLink>{" "}
          <ButtonLink to={deletionOf(uuid)}>
            {t("files.delete")}
            {whose}
          </ButtonLink>
        </>
      )}
    </FileRow>
  );
}
