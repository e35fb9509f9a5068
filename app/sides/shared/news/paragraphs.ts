/** The paragraphs of a text, separated by empty lines. */
export const paragraphsOf = (text: string) => text.split(/\n\s*\n/).filter((paragraph) => paragraph.trim());
