import { z } from "zod";
import { limits } from "./limits.ts";
import { message } from "./message.ts";

/** A trimmed text; an empty one is missing. */
export const text = (max: number, min = 1) =>
  z
    .string()
    .trim()
    .min(min, min > 1 ? message("minLength", { min }) : message("required"))
    .max(max, message("maxLength", { max }));
/** What is empty is missing (spec §5), whatever else is said of a value that is wrong. */
const orMissing =
  (wrong: string) =>
  ({ input }: { input?: unknown }) =>
    input ? wrong : message("required");
/** A calendar day, `YYYY-MM-DD`. */
export const day = z.iso.date({ error: orMissing(message("date")) });
export const email = z
  .email({ error: orMissing(message("email")) })
  .trim()
  .max(limits.lineCharacters, message("maxLength", { max: limits.lineCharacters }));
/** ISO 3166-1 alpha-2. */
export const country = z.string().regex(/^[A-Z]{2}$/, message("required"));
export const postalCode = z
  .string()
  .trim()
  .regex(/^[0-9A-Za-z -]{3,10}$/, message("postalCode"));
