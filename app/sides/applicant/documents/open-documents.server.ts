import type { z } from "zod";
import type { PortalContext } from "#app/context.ts";
import { openForm } from "#app/forms/form.server.ts";
import type { DocumentType } from "#contract/enumerations/documents.ts";
import { type DocumentNeed, firstMissing } from "#domain/document-needs.ts";
import { type DocumentPage, documentPages } from "./document-pages.ts";

interface Options<Schema extends z.ZodType> {
  page: DocumentPage;
  schema: Schema;
  needs: DocumentNeed[];
  values: Record<string, unknown>;
  version: number;
}

/** The form of a documents page: preselects the type in the address, else the first one missing. */
export async function openDocuments<Schema extends z.ZodType>(
  context: PortalContext,
  { page, schema, needs, values, version }: Options<Schema>,
) {
  const asked = new URL(context.request.url).searchParams.get("type") as DocumentType;
  const isTaken = documentPages[page].types.some((type) => type === asked);
  const form = await openForm(context, {
    id: documentPages[page].formId,
    schema,
    values: { ...values, type: isTaken ? asked : firstMissing(needs) },
    versions: { account: version },
  });
  // A draft may hold another type; the one in the address takes precedence.
  if (isTaken && form.draft) form.draft.values.type = asked;
  return form;
}
