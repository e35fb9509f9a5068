import type { ReactNode } from "react";
import { useT } from "#app/i18n/I18n.tsx";
import { Band } from "#app/ui/Band.tsx";
import { TextColumn } from "#app/ui/Layout.tsx";
import type { Document } from "#contract/entities/document.ts";
import { looksOf } from "../steps/step-pages.ts";
import { DocumentFacts } from "./DocumentFacts.tsx";
import { type DocumentPage, documentPages } from "./document-pages.ts";

interface Props {
  page: DocumentPage;
  document: Document;
  /** The document's actions. */
  children: ReactNode;
}

/** A page about one document, below the step that keeps it. */
export function OneDocument({ page, document, children }: Props) {
  const t = useT();
  const step = t(`steps:step.${documentPages[page].step}.long`);
  return (
    <>
      <Band group={looksOf[page].halves} crumb={{ group: step }} title={t("title")} lead={t("lead")} />
      <TextColumn>
        <DocumentFacts document={document} />
        {children}
      </TextColumn>
    </>
  );
}
