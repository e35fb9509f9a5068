import { office } from "#contract/calls/office.ts";
import { fetchExport } from "../operations/imports/fetch-export.ts";
import { fetchImport } from "../operations/imports/fetch-import.ts";
import { importTable } from "../operations/imports/import-table.ts";
import { stageImport } from "../operations/imports/stage-import.ts";
import { serve } from "./call.ts";

export const importRoutes = [
  serve(office.fetchExport, fetchExport),
  serve(office.stageImport, stageImport),
  serve(office.fetchImport, fetchImport),
  serve(office.importTable, importTable),
];
