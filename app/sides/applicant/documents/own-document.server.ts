import type { PortalContext } from "#app/context.ts";
import { applicant } from "#contract/calls/applicant.ts";
import type { Document } from "#contract/entities/document.ts";

/** One of the applicant's own documents; 404 for anybody else's. */
export async function ownDocument(context: PortalContext, uuid: string | undefined): Promise<Document> {
  const documents = await context.api(applicant.fetchDocuments);
  const document = documents.find((one) => one.uuid === uuid);
  if (!document) throw new Response(null, { status: 404 });
  return document;
}
