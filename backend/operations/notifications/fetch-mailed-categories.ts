import { eq } from "drizzle-orm";
import type { Someone } from "../../callers.ts";
import { person } from "../../db/schema/people.ts";
import type { Work } from "../../work.ts";
import { type MailedCategories, mailedCategoriesFrom } from "./mailed-categories.ts";

/** What a company user is mailed about. */
export async function fetchMailedCategories(
  { db }: Pick<Work, "db">,
  { personId }: Someone,
): Promise<MailedCategories> {
  const [row] = await db.select({ settings: person.notificationSettings }).from(person).where(eq(person.id, personId));
  return mailedCategoriesFrom(row?.settings ?? {});
}
