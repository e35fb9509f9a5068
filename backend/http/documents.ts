import { advisor } from "#contract/calls/advisor.ts";
import { applicant } from "#contract/calls/applicant.ts";
import { company } from "#contract/calls/company.ts";
import { acceptDocument } from "../operations/documents/accept-document.ts";
import { changeDocument } from "../operations/documents/change-document.ts";
import { deleteDocument } from "../operations/documents/delete-document.ts";
import { fetchDocuments } from "../operations/documents/fetch-documents.ts";
import { previewApplicantDocument } from "../operations/documents/preview-applicant-document.ts";
import { previewDocument } from "../operations/documents/preview-document.ts";
import { previewDocumentAtDesk } from "../operations/documents/preview-document-at-desk.ts";
import { refuseDocument } from "../operations/documents/refuse-document.ts";
import { uploadDocument } from "../operations/documents/upload-document.ts";
import { serve, serveFile } from "./call.ts";

export const documentRoutes = [
  serve(applicant.fetchDocuments, fetchDocuments),
  serveFile(applicant.uploadDocument, uploadDocument),
  serve(applicant.changeDocument, changeDocument),
  serve(applicant.deleteDocument, deleteDocument),
  serve(applicant.previewDocument, previewDocument),
  serve(company.previewApplicantDocument, previewApplicantDocument),
  serve(advisor.previewDocument, previewDocumentAtDesk),
  serve(advisor.acceptDocument, acceptDocument),
  serve(advisor.refuseDocument, refuseDocument),
];
