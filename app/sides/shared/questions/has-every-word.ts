/** Without case and accents, as people type who search in a hurry: Prüfung, PRUFUNG; Straße, STRASSE; إجابة, اجابة. */
const folded = (text: string) =>
  text.toUpperCase().normalize("NFD").replace(/\p{M}/gu, "").replace(/ى/g, "ي").replace(/ة/g, "ه");

/** Whether a text contains every word of a search, even within longer words. An empty search finds all. */
export function hasEveryWord(text: string, search: string): boolean {
  const words = folded(search).split(/\s+/).filter(Boolean);
  if (words.length === 0) return true;
  const searched = folded(text);
  return words.every((word) => searched.includes(word));
}
