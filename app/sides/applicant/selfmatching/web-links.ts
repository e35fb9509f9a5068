/** Addresses that a company gave, as links to the web: nothing else, such as a script, is followed. */
export const webLinksOf = (addresses: (string | null)[]) =>
  addresses.flatMap((to) =>
    to && /^https?:\/\//i.test(to) ? [{ to, words: to.replace(/^https?:\/\/(www\.)?|\/$/gi, "") }] : [],
  );
