import { company } from "#contract/calls/company.ts";
import { deleteCompanyDocument } from "../operations/company-documents/delete-company-document.ts";
import { fetchCompanyDocuments } from "../operations/company-documents/fetch-company-documents.ts";
import { previewCompanyDocument } from "../operations/company-documents/preview-company-document.ts";
import { uploadCompanyDocument } from "../operations/company-documents/upload-company-document.ts";
import { serve, serveFile } from "./call.ts";

export const companyDocumentRoutes = [
  serve(company.fetchCompanyDocuments, fetchCompanyDocuments),
  serveFile(company.uploadCompanyDocument, uploadCompanyDocument),
  serve(company.previewCompanyDocument, previewCompanyDocument),
  serve(company.deleteCompanyDocument, deleteCompanyDocument),
];
