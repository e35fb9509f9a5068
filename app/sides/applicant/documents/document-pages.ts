import { contractDocumentTypes, searchDocumentTypes } from "#domain/document-kind.ts";
import type { ApplicantPaths } from "../paths.ts";

/** The two steps in which documents are kept: what each takes, and where its pages are. */
export const documentPages = {
  search: {
    step: "documents",
    types: searchDocumentTypes,
    paths: (paths: ApplicantPaths) => ({
      list: paths.documents,
      changeOf: paths.changeDocument,
      deletionOf: paths.deleteDocument,
    }),
  },
  contracts: {
    step: "contractDocuments",
    types: contractDocumentTypes,
    paths: (paths: ApplicantPaths) => ({
      list: paths.contractDocuments,
      changeOf: paths.changeContractDocument,
      deletionOf: paths.deleteContractDocument,
    }),
  },
} as const;
export type DocumentPage = keyof typeof documentPages;

/** To which of them an address below it belongs. */
export const documentPageAt = (url: string): DocumentPage =>
  new URL(url).pathname.includes("/application/contracts/") ? "contracts" : "search";
