/** A text of the news as its paragraphs: they are parted by an empty line. */
export const paragraphsOf = (text: string) => text.split(/\n\s*\n/).filter((paragraph) => paragraph.trim());
