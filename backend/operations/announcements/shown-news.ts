import { type SQL, sql } from "drizzle-orm";
import { defaultLanguage, type WrittenLanguage } from "#contract/languages.ts";
import { officeText, textVersion } from "../../db/schema/texts.ts";
import { isWithinDays } from "../texts/read-shown.ts";

/** News are for a side of the portal. */
export type NewsReader = { role: "applicant" | "company" };

/**
 * The news that an audience finds now, in its language or else in German, as rows of `id`, `title`, `text`, `language`
 * and `published_at`: the first moment of their first day, else when they were written.
 */
export const shownNews = ({ role }: NewsReader, language: WrittenLanguage, now: Date): SQL => sql`
  select ${officeText.id}, title, body as text, language,
    coalesce(${officeText.appearsOn}::timestamp at time zone 'Europe/Berlin', ${officeText.createdAt}) as published_at
  from ${officeText} cross join lateral (
    select ${textVersion.title}, ${textVersion.body}, ${textVersion.language} from ${textVersion}
    where ${textVersion.textId} = ${officeText.id} and ${textVersion.language} in (${language}, ${defaultLanguage})
    order by ${textVersion.language} = ${language} desc, ${textVersion.number} desc limit 1) version
  where ${officeText.kind} = 'news' and ${officeText.section} = ${role}
    and ${isWithinDays(now)}`;
