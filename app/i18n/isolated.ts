/** A name within a sentence: its direction leaves the words around it alone (Unicode's FSI and PDI). */
export const isolated = (text: string) => `\u2068${text}\u2069`;

/** A number within a sentence, read from left to right in every language (LRI and PDI). */
export const leftToRight = (text: string) => `\u2066${text}\u2069`;
