import { z } from "zod";
import { consentTypes, notificationCategories } from "#contract/enumerations/help.ts";

const ticked = z.boolean().default(false);
const each = <Name extends string, Value>(names: readonly Name[], value: Value) =>
  Object.fromEntries(names.map((name) => [name, value])) as Record<Name, Value>;
/** A box that is not ticked is not posted; where none is, the whole group is missing. */
const boxes = <Name extends string>(names: readonly Name[]) =>
  z.object(each(names, ticked)).default(each(names, false) as never);

/** Profile, 3: what somebody is written about, and what they consent to. */
export const notificationsForm = z.object({
  settings: boxes(notificationCategories),
  consents: boxes(consentTypes),
});
