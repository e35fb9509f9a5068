import { eq } from "drizzle-orm";
import type { Someone } from "../../callers.ts";
import { person } from "../../db/schema/people.ts";
import type { Work } from "../../work.ts";
import { lockSettings, type MailedCategories, mailedCategoriesFrom } from "./mailed-categories.ts";

/** Switches mails on and off; categories that are not named stay as they are, including an applicant's. */
export async function changeMailedCategories(
  { db }: Pick<Work, "db">,
  { personId }: Someone,
  changes: MailedCategories,
): Promise<MailedCategories> {
  const notificationSettings = { ...(await lockSettings(db, personId)), ...changes };
  await db.update(person).set({ notificationSettings }).where(eq(person.id, personId));
  return mailedCategoriesFrom(notificationSettings);
}
