// Per language, a table of wrong and right spellings: inconsistent ones, and those of another language.

/** @type {Record<string, [wrong: RegExp, right: string][]>} */
const SPELLINGS = {
  de: [
    [/(?<!\p{L})(?:Email|eMail|e-mail)/u, "E-Mail"],
    [/(?<![\p{L}\u2011-])Mails?(?!\p{L})/u, "E-Mail"],
    [/(?<!\p{L})Jobs?(?!\p{L})/u, "Stelle"],
    [/["”«»]/u, "„…“"],
    [/(?<=\p{L})'/u, "’"],
  ],
  en: [
    [/\be-mail/iu, "email"],
    [/\b(?:postal|post) code/iu, "postcode"],
    [/\b(?:start|home) page/iu, "Home"],
    [/\b(?:color|favorite|recogniz|organiz)/iu, "the British spelling"],
    [/["„«»]/u, "“…”"],
    [/(?<=\p{L})'/u, "’"],
  ],
  ar: [
    [/,(?!\d)/u, "،"],
    [/;/u, "؛"],
    [/\?/u, "؟"],
    [/[٠-٩]/u, "0123456789"],
    [/["„“”]/u, "«…»"],
    // Without an isolate the bracket ends up on the wrong side.
    [/\([A-Za-z]|[A-Za-z]\)/u, "U+2066 … U+2069 around Latin in brackets"],
    [/شريك تدريب/u, "شركة شريكة"],
  ],
};

const PLACEHOLDERS = /\{\{[^}]*\}\}/gu;

/** What is wrong, as ends of a sentence about the text; empty if nothing is. */
export function wrongSpelling(text, lng) {
  const written = text.replace(PLACEHOLDERS, "");
  return (SPELLINGS[lng] ?? [])
    .map(([wrong, right]) => ({ found: wrong.exec(written)?.[0], right }))
    .filter(({ found }) => found !== undefined)
    .map(({ found, right }) => `has „${found}“, which is written ${right}`);
}
