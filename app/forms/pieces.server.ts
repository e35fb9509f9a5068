import { z } from "zod";
import { limits } from "#contract/limits.ts";
import { message } from "#contract/message.ts";
import { day } from "#contract/values.ts";
import { momentInGermany } from "#domain/german-time.ts";
import { todayInGermany } from "#domain/today.ts";

/** Yes or no as two radio buttons: neither chosen is an answer that is missing, not a no. */
export const yesOrNo = z.enum(["yes", "no"], message("required")).transform((answer) => answer === "yes");

/** The choice that stands for a stored yes, no or nothing. */
export const yesOrNoOf = (stored: boolean | null) => (stored === null ? undefined : stored ? "yes" : "no");

/** One number of a list, chosen in a select or by radio button. */
export const numberOf = <const T extends readonly number[]>(choices: T) =>
  z
    .enum(choices.map(String) as [string, ...string[]], message("required"))
    .transform((answer) => Number(answer) as T[number]);

const twoDigits = (typed: string) => typed.padStart(2, "0");

/** A day as a date field posts it, or as people type it where there is none: `15.03.2026`. */
export const typedDay = z
  .string(message("required"))
  .trim()
  .transform((typed) =>
    typed.replace(/^(\d{1,2})\.\s*(\d{1,2})\.\s*(\d{4})$/, (_, d, m, y) => `${y}-${twoDigits(m)}-${twoDigits(d)}`),
  )
  .pipe(day);

/** A German moment as its field posts it, or as people type it where there is none: `15.03.2026, 10:00 Uhr`. As UTC. */
export const typedMoment = z
  .string(message("required"))
  .trim()
  .transform((typed, context) => {
    const local = typed.replace(
      /^(\d{1,2})\.\s*(\d{1,2})\.\s*(\d{4}),?\s+(\d{1,2})(?:[:.](\d{2}))?(?:\s*Uhr)?$/,
      (_, d, m, y, h, min = "00") => `${y}-${twoDigits(m)}-${twoDigits(d)}T${twoDigits(h)}:${min}`,
    );
    const moment = momentInGermany(local);
    if (moment) return moment.toISOString();
    context.addIssue({ code: "custom", message: message("moment") });
    return z.NEVER;
  });

/** A day in the past: today in Germany at the latest. */
export const pastDay = typedDay.pipe(
  z.string().refine((typed) => typed <= todayInGermany(new Date()), message("notInFuture")),
);

const yearsBefore = (day: string, years: number) => `${Number(day.slice(0, 4)) - years}${day.slice(4)}`;

/** The birthday of somebody who may apply, whose year is no slip (ADR 0121). */
export const birthday = pastDay.pipe(
  z.string().refine((typed) => {
    const today = todayInGermany(new Date());
    return typed <= yearsBefore(today, limits.youngestYears) && typed > yearsBefore(today, limits.oldestYears);
  }, message("birthday")),
);

/** The default: a value without its own message is missing, or wrong in a way that no form offers. */
export const plainMessage = ({ input }: { input?: unknown }) =>
  message(input === undefined ? "required" : "allRequired");

/** For a rule over several fields: it is checked with the fields, so that all errors appear at once. */
export const evenIfIncomplete = { when: () => true };

const each = <Name extends string, Value>(names: readonly Name[], value: Value) =>
  Object.fromEntries(names.map((name) => [name, value])) as Record<Name, Value>;

/** Boxes of which any number may be ticked. Browsers post only ticked boxes; with none, the whole group is missing. */
export const boxes = <Name extends string>(names: readonly Name[]) =>
  z.object(each(names, z.boolean().default(false))).default(each(names, false) as never);

/** Which boxes the page showed ticked (app/forms/shown-ticks.ts). */
export const shownTicks = z.string().default("");

/** A box that must be ticked. */
export const ticked = (key: string) => z.literal(true, { error: message(key) });

/** For a form of buttons: the button's intent says everything. */
export const actForm = z.object({});

/** For a form of files, which no schema has. */
export const fileForm = z.object({});
