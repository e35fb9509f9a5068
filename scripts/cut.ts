/** A text of a file that is left out of it. */
export interface Cut {
  from: string;
  /** Where it ends; without it, `from` is the whole text. */
  upTo?: string;
  instead?: string;
}

/** A condition in a file that every page answers in the same way. */
export interface Fact {
  condition: RegExp;
  times: number;
  answer: "!0" | "!1";
}

/** The file's code without the texts, of which each must be there once. */
export const withoutCuts = (id: string, code: string, cuts: Cut[] = []): string =>
  cuts.reduce((text, { from, upTo, instead = "" }) => {
    const start = text.indexOf(from);
    const end = upTo ? text.indexOf(upTo, start) : start + from.length;
    if (start < 0 || end < 0 || text.includes(from, start + 1)) throw new Error(`${id} has not once: ${from}`);
    return text.slice(0, start) + instead + text.slice(end);
  }, code);

/** The file's code with its conditions answered, which the minifier then takes out. */
export const withFacts = (id: string, code: string, facts: Fact[] = []): string =>
  facts.reduce((text, { condition, times, answer }) => {
    const found = text.match(condition)?.length ?? 0;
    if (found !== times) throw new Error(`${id} has ${condition} ${found} times instead of ${times}`);
    return text.replace(condition, answer);
  }, code);
