import { applicant } from "#contract/calls/applicant.ts";
import { changeDocument } from "../operations/documents/change-document.ts";
import { deleteDocument } from "../operations/documents/delete-document.ts";
import { fetchDocuments } from "../operations/documents/fetch-documents.ts";
import { previewDocument } from "../operations/documents/preview-document.ts";
import { uploadDocument } from "../operations/documents/upload-document.ts";
import { uploadEncodedDocument } from "../operations/documents/upload-encoded-document.ts";
import { serve } from "./call.ts";

export const documentRoutes = [
  serve(applicant.fetchDocuments, ({ db, caller }) => fetchDocuments(db, caller.id)),
  serve(applicant.uploadDocument, async ({ db, backend, caller, query, body, fields, file, now }) => {
    if (query.base64) return uploadEncodedDocument({ db, backend }, caller.id, body, now);
    return uploadDocument(db, backend.files, caller.id, fields, file, now);
  }),
  serve(applicant.changeDocument, ({ db, caller, params, body, now }) =>
    changeDocument(db, caller.id, params.documentId, body, now),
  ),
  serve(applicant.deleteDocument, ({ db, caller, params }) => deleteDocument(db, caller.id, params.documentId)),
  serve(applicant.previewDocument, previewDocument),
];
