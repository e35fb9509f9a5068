import { z } from "zod";
import { consentTypes, notificationCategories } from "#contract/enumerations.ts";

const ticked = z.boolean().default(false);
const boxes = <Name extends string>(names: readonly Name[]) =>
  z.object(Object.fromEntries(names.map((name) => [name, ticked])) as Record<Name, typeof ticked>);

/** Profile, 3: what somebody is written about, and what they consent to. */
export const notificationsForm = z.object({
  settings: boxes(notificationCategories).prefault({} as never),
  consents: boxes(consentTypes).prefault({} as never),
});
