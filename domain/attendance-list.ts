/** What separates words of a line, in tables as in the names of a mail's readers. */
const separator = /[\s<>()[\],;:"|]+/;
/** No address is longer (RFC 5321), so that nothing longer is looked through. */
const longest = 254;
const address = /^[^@]+@[^@]+\.[^@.]{2,}$/;

/**
 * The e-mail addresses of an attendance list, in lower case: of a table as meeting software exports it, or one a line.
 * An address that a line has twice, as address and as account, counts once; one of several lines counts in each.
 */
export const addressesIn = (list: string): string[] =>
  list.split(/[\r\n]+/).flatMap((line) => [...new Set(line.split(separator).filter(isAddress).map(small))]);

const isAddress = (word: string) => word.length <= longest && address.test(small(word));
/** It may stand in quotation marks, and a sentence end behind it; within it an apostrophe is part of it. */
const small = (word: string) => word.toLowerCase().replace(/^'+|['.]+$/g, "");
