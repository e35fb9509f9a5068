const maximalCharacters = 200;
// Control characters, and those that reverse the reading direction: "exe.fdp" would read as "pdf.exe".
const invisible = /[\p{Cc}\p{Cs}\u200e\u200f\u202a-\u202e\u2066-\u2069]/gu;

/** The file's name on the sender's device, without folders and misleading characters; its ending stays. */
export function cleanName(name: string): string {
  const visible = name.replace(invisible, "").trim();
  const base = visible.split(/[/\\]/).at(-1) ?? "";
  if (base.length <= maximalCharacters) return base;
  const ending = /\.\w{1,10}$/.exec(base)?.[0] ?? "";
  return base.slice(0, maximalCharacters - ending.length).replace(invisible, "") + ending;
}

/** What a PDF of this title is called. A title may hold anything: a slash in it divides words, not folders. */
export const pdfNameOf = (title: string) => cleanName(`${title.replaceAll(/[\s/\\]+/g, " ").trim()}.pdf`);
