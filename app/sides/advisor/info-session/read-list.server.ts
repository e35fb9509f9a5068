import { readFile } from "node:fs/promises";
import type { PostedFile } from "#app/context.ts";
import { textOfFile } from "#app/csv.server.ts";
import { deskLimits } from "#contract/desk-limits.ts";
import { addressesIn } from "#domain/attendance-list.ts";

interface ReadList {
  /** What was typed; the addresses of a file come after it, one a line. */
  list: string;
  emails: string[];
}
/** What is wrong, as a word of the field's errors and its values. */
interface Objection {
  field: "list" | "file";
  objection: string;
  values?: Record<string, number>;
}

const { importBytes, attendeeAddresses: max } = deskLimits;

/** The addresses of a pasted list and of a file. */
export async function readList(typed: string, file: PostedFile | undefined): Promise<ReadList | Objection> {
  if (file && file.bytes > importBytes)
    return { field: "file", objection: "listTooLarge", values: { size: importBytes / 1000 } };
  if (file?.objection) return { field: "file", objection: file.objection };
  const ofFile = file ? addressesIn(textOfFile(await readFile(file.path))) : [];
  if (file && ofFile.length === 0) return { field: "file", objection: "noAddress" };
  const emails = [...addressesIn(typed), ...ofFile];
  if (emails.length === 0) return { field: "list", objection: typed ? "noAddress" : "required" };
  if (emails.length > max) return { field: file ? "file" : "list", objection: "tooManyAddresses", values: { max } };
  return { list: [typed, ...ofFile].filter(Boolean).join("\n"), emails };
}
