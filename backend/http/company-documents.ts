import { company } from "#contract/calls/company.ts";
import { checkUpload } from "../files/keep-upload.ts";
import { deleteCompanyDocument } from "../operations/company-documents/delete-company-document.ts";
import { fetchCompanyDocuments } from "../operations/company-documents/fetch-company-documents.ts";
import { previewCompanyDocument } from "../operations/company-documents/preview-company-document.ts";
import { uploadCompanyDocument } from "../operations/company-documents/upload-company-document.ts";
import { serve, serveUpload } from "./call.ts";

export const companyDocumentRoutes = [
  serve(company.fetchCompanyDocuments, fetchCompanyDocuments),
  serveUpload(company.uploadCompanyDocument, checkUpload, uploadCompanyDocument),
  serve(company.previewCompanyDocument, previewCompanyDocument),
  serve(company.deleteCompanyDocument, deleteCompanyDocument),
];
