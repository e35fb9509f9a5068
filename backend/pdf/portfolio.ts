/** Why a stored file has no pages in the portfolio. */
export type LeftOut = "wordFile" | "encrypted" | "unreadable" | "tooLarge";

interface PortfolioFile {
  title: string;
  name: string;
  mimeType: string;
  bytes: Uint8Array;
}
export type PortfolioSource = PortfolioFile | { title: string; text: string };

/** An application as one PDF, in the reader's language; all values are plain text, not markup. */
export interface Portfolio {
  lang: string;
  isRightToLeft: boolean;
  /** The title of the whole document. */
  title: string;
  name: string;
  subtitle: string;
  facts: { term: string; about: string }[];
  photo?: Uint8Array;
  parts: PortfolioSource[];
  /** Set if the file is already known to have no pages. */
  leftOut: { title: string; name: string; reason: LeftOut }[];
  words: { contents: string; leftOut: string; reasons: Record<LeftOut, string> };
}
