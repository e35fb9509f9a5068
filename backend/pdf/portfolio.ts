/** Why something stored has no pages in the portfolio. */
export type LeftOut = "wordFile" | "encrypted" | "unreadable" | "tooLarge";

interface PortfolioFile {
  title: string;
  name: string;
  mimeType: string;
  bytes: Uint8Array;
}
export type PortfolioSource = PortfolioFile | { title: string; text: string };

/** An application as one PDF, in words of the reader's language; everything in it is text, nothing markup. */
export interface Portfolio {
  lang: string;
  isRightToLeft: boolean;
  /** Of the whole document. */
  title: string;
  name: string;
  subtitle: string;
  facts: { term: string; about: string }[];
  photo?: Uint8Array;
  parts: PortfolioSource[];
  /** Already known to have no pages. */
  leftOut: { title: string; name: string; reason: LeftOut }[];
  words: { contents: string; leftOut: string; reasons: Record<LeftOut, string> };
}
