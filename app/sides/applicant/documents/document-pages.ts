import type { DocumentType } from "#contract/enumerations/documents.ts";
import { contractDocumentTypes, searchDocumentTypes } from "#domain/document-kind.ts";
import type { ApplicantPaths } from "../paths.ts";

/** The two steps that keep documents: the types each accepts, and where its pages are. */
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

/** The upload section of both pages, and the address at which it preselects one type. */
export const uploadId = "upload";
export const uploadOf = (type: DocumentType) => `?${new URLSearchParams({ type })}#${uploadId}`;

/** The step to which an address below it belongs. */
export const documentPageAt = (url: string): DocumentPage =>
  new URL(url).pathname.includes("/application/contracts/") ? "contracts" : "search";
