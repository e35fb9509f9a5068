import { useLocation } from "@remix-run/react";
import type { MouseEvent } from "react";
import { useT } from "#app/i18n/I18n.tsx";
import { Hidden } from "#app/ui/Hidden.tsx";
import { TextLink } from "#app/ui/TextLink.tsx";
import type { DocumentType } from "#contract/enumerations/documents.ts";
import { uploadId, uploadOf } from "./document-pages.ts";

/** Leads from a missing document to the upload, with its type preselected. */
export function UploadLink({ type }: { type: DocumentType }) {
  const t = useT();
  const { pathname } = useLocation();
  // With script the page stays, and the chosen files with it.
  const choose = (event: MouseEvent<HTMLAnchorElement>) => {
    if (event.ctrlKey || event.metaKey || event.shiftKey) return;
    const card = document.getElementById(uploadId);
    const kind = card?.querySelector("select");
    if (!card || !kind) return;
    event.preventDefault();
    kind.value = type;
    card.scrollIntoView();
    card.querySelector<HTMLInputElement>("input[type=file]")?.focus({ preventScroll: true });
  };
  return (
    <TextLink to={pathname + uploadOf(type)} onClick={choose}>
      {t("upload.submit")}
      <Hidden>: {t(`documentKinds:${type}`)}</Hidden>
    </TextLink>
  );
}
