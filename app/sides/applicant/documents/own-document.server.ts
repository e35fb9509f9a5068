import type { PortalContext } from "#app/context.ts";
import { redirectWithNotice } from "#app/notice.server.ts";
import { pathsOf } from "#app/paths.ts";
import { applicant } from "#contract/calls/applicant.ts";
import type { Document } from "#contract/entities/document.ts";
import { applicantPaths } from "../paths.ts";
import { documentPageAt, documentPages } from "./document-pages.ts";

const gone = { key: "documents:notice.gone", tone: "blue" } as const;

/** One of the applicant's own documents; readers who come back to a deleted one are led to the list, which says so. */
export async function ownDocument(context: PortalContext, url: string, uuid: string | undefined): Promise<Document> {
  const documents = await context.api(applicant.fetchDocuments);
  const document = documents.find((one) => one.uuid === uuid);
  if (!document) throw await redirectWithNotice(context, listAt(context, url), gone);
  return document;
}

/** The list that a document's page at an address leads back to. */
export const listAt = (context: PortalContext, url: string) =>
  documentPages[documentPageAt(url)].paths(pathsOf(context, applicantPaths)).list;
