import { company } from "#contract/calls/company.ts";
import { fetchDownloads } from "../operations/downloads/fetch-downloads.ts";
import { previewDownload } from "../operations/downloads/preview-download.ts";
import { serve } from "./call.ts";

export const downloadRoutes = [
  serve(company.fetchDownloads, fetchDownloads),
  serve(company.previewDownload, previewDownload),
];
