import type { DocumentType } from "#contract/enumerations/documents.ts";
import { contractDocumentTypes, searchDocumentTypes } from "#domain/document-kind.ts";
import type { ApplicantPaths } from "../paths.ts";

/** The two steps in which documents are kept: what each takes, and where its pages are. */
export const documentPages = {
  search: {
    step: "documents",
    formId: "documents",
    types: searchDocumentTypes,
    paths: (paths: ApplicantPaths) => ({
      list: paths.documents,
      changeOf: paths.changeDocument,
      deletionOf: paths.deleteDocument,
    }),
  },
  contracts: {
    step: "contractDocuments",
    formId: "contract-documents",
    types: contractDocumentTypes,
    paths: (paths: ApplicantPaths) => ({
      list: paths.contractDocuments,
      changeOf: paths.changeContractDocument,
      deletionOf: paths.deleteContractDocument,
    }),
  },
} as const;
export type DocumentPage = keyof typeof documentPages;

/** The part of both pages in which files are uploaded, and the address at which it asks for one kind. */
export const uploadId = "upload";
export const uploadOf = (type: DocumentType) => `?${new URLSearchParams({ type })}#${uploadId}`;

/** To which of them an address below it belongs. */
export const documentPageAt = (url: string): DocumentPage =>
  new URL(url).pathname.includes("/application/contracts/") ? "contracts" : "search";
