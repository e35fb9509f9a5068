import { z } from "zod";
import { isDay } from "./day.ts";
import { deskLimits } from "./desk-limits.ts";
import { limits } from "./limits.ts";
import { message } from "./message.ts";

const bounded = (words: z.ZodString, max: number, min: number) =>
  words
    .trim()
    .min(min, min > 1 ? message("minLength", { min }) : message("required"))
    .max(max, message("maxLength", { max }));
/** A trimmed text; an empty one is missing. */
export const text = (max: number, min = 1) => bounded(z.string(), max, min);
/** Line breaks and other control characters become spaces; U+0000 stays, to be refused. What nobody sees goes. */
const inOneLine = (words: string) =>
  words
    .replace(/[\p{Cc}\u2028\u2029]+/gu, (found) => (found.includes("\0") ? found : " "))
    .replace(/[\u200b\u202a-\u202e\u2060\u2066-\u2069\ufeff]/g, "");
/** The same in one line, such as a name or a subject: pasted values bring along what nobody sees. */
export const oneLine = (max: number, min = 1) => bounded(z.string().overwrite(inOneLine), max, min);
/** What is empty is missing (spec §5), whatever else is said of a value that is wrong. */
const orMissing =
  (wrong: string) =>
  ({ input }: { input?: unknown }) =>
    input ? wrong : message("required");
/** A calendar day of our time, by which a list is narrowed. */
export const dayOfLog = z.iso.date().refine((date) => date >= "2000-01-01" && date < "2100-01-01");
/** A calendar day, `YYYY-MM-DD`. */
export const day = z.iso
  .date({ error: orMissing(message("date")) })
  .refine(isDay, { error: message("date"), when: ({ issues }) => issues.length === 0 });
export const email = z
  .string({ error: message("required") })
  .trim()
  .email({ error: orMissing(message("email")) })
  .max(limits.lineCharacters, message("maxLength", { max: limits.lineCharacters }));
/** As people write it: digits and what stands between them. What was stored before is read as it is. */
export const phone = oneLine(30, 5).refine((typed) => /^([\s()/.+–-]*\p{Nd}){3,}[\s()/.–-]*$/u.test(typed), {
  error: message("phone"),
  when: ({ issues }) => issues.length === 0,
});
/** An IBAN without spaces; whether its check digits are right is for those to say who are asked. */
export const iban = z.string({ error: message("required") }).regex(/^[A-Z]{2}\d{2}[A-Z0-9]{11,30}$/, message("iban"));
/** ISO 3166-1 alpha-2. */
export const country = z.string().regex(/^[A-Z]{2}$/, message("required"));
export const postalCode = z
  .string()
  .trim()
  .regex(/^[0-9A-Za-z -]{3,10}$/, message("postalCode"));
/** A German postal code has five digits. */
export const isGermanPostalCode = (code: string) => /^\d{5}$/.test(code);
/** Of a company's place, which has no country beside it: a German one, or one with letters, as `A-1010` or `1012 AB`. */
export const placePostalCode = postalCode.refine((code) => isGermanPostalCode(code) || /[A-Za-z]/.test(code), {
  error: message("postalCodeGerman"),
  when: ({ issues }) => issues.length === 0,
});
/** Each of these, or null: not answered yet. */
export const nullable = <T extends z.ZodRawShape>(shape: T) =>
  z.object(
    Object.fromEntries(Object.entries(shape).map(([name, type]) => [name, (type as z.ZodType).nullable()])),
  ) as unknown as z.ZodObject<{
    [K in keyof T]: z.ZodNullable<T[K]>;
  }>;
/** People write `www.example.org`, and browsers open it. */
const withScheme = (typed: string) =>
  /^\s*[\p{L}\d-]+(\.[\p{L}\d-]+)+(\/|\s*$)/u.test(typed) ? `https://${typed.trim()}` : typed;
/** A web address that a browser opens. */
export const webAddress = z
  .string()
  .overwrite(withScheme)
  .url({ protocol: /^https?$/, hostname: z.regexes.domain, error: message("webAddress") })
  .max(limits.lineCharacters, message("maxLength", { max: limits.lineCharacters }));
/** Where a page of a list begins: `next` of the page before. */
export const pageKey = z.string().max(limits.pageKeyCharacters);
/** How many rows of a list at once; more than usual for who reads all of them. */
export const pageSize = (usual: number) => z.coerce.number().int().min(1).max(deskLimits.rowsAtOnce).default(usual);
/** A count of things, at least one. */
export const positions = z
  .number({ error: ({ input }) => message(input === undefined ? "required" : "numeric") })
  .int(message("numeric"))
  .min(1, message("min", { min: 1 }))
  .max(limits.jobOpeningPositions, message("max", { max: limits.jobOpeningPositions }));

/** What the link of a mail brings along. */
export const mailedToken = z.object({ token: z.string().max(200) });
