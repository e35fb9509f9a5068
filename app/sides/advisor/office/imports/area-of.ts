import type { ImportKind } from "#contract/entities/import.ts";
import type { Area } from "../areas.ts";

/** Where in the office a kind of table belongs: invoices are those of companies. */
export const areaOf = (kind: ImportKind): Area & ("companies" | "courses" | "intakes") =>
  kind === "invoices" ? "companies" : kind;
