import type { z } from "zod";
import { applicant } from "#contract/calls/applicant.ts";
import type { documentKind, encodedDocument } from "#contract/entities/document.ts";
import { changeDocument } from "../operations/documents/change-document.ts";
import { deleteDocument } from "../operations/documents/delete-document.ts";
import { fetchDocuments } from "../operations/documents/fetch-documents.ts";
import { previewDocument } from "../operations/documents/preview-document.ts";
import { uploadDocument } from "../operations/documents/upload-document.ts";
import { uploadEncodedDocument } from "../operations/documents/upload-encoded-document.ts";
import { serve } from "./call.ts";

export const documentRoutes = [
  serve(applicant.fetchDocuments, fetchDocuments),
  serve(applicant.uploadDocument, async ({ db, backend, now }, { id }, what) => {
    if (what.base64) return uploadEncodedDocument({ db, backend }, id, what as z.output<typeof encodedDocument>, now);
    return uploadDocument(db, backend.files, id, what as z.output<typeof documentKind>, what.upload, now);
  }),
  serve(applicant.changeDocument, changeDocument),
  serve(applicant.deleteDocument, deleteDocument),
  serve(applicant.previewDocument, previewDocument),
];
