import { readFile } from "node:fs/promises";

/** A legal text from the file that the operator names: paragraphs are separated by empty lines, `# ` is a heading. */
export async function readLegalText(file: string | undefined): Promise<string[] | null> {
  if (!file) return null;
  const text = await readFile(file, "utf8");
  return text
    .split(/\n\s*\n/)
    .map((part) => part.trim())
    .filter(Boolean);
}
