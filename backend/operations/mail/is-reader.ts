import { and, eq, isNull, type SQL, sql } from "drizzle-orm";
import type { CompanyNotificationCategory, NotificationCategory } from "#contract/enumerations/help.ts";
import { company, employee } from "../../db/schema/companies.ts";
import { person } from "../../db/schema/people.ts";

/** Whether a person has not switched a category of mails off; people who never signed in have switched nothing off. */
export const isOn = (category: NotificationCategory | CompanyNotificationCategory | SQL) =>
  sql`${person.notificationSettings} ->> ${category}::text is distinct from 'false'`;

/** Whether somebody gets a company's mails of a category: they work there, it is not locked, the category is on. */
export const isReader = (companyId: string | SQL, category: CompanyNotificationCategory | SQL) =>
  and(eq(employee.companyId, companyId), isNull(company.lockedAt), isOn(category));
