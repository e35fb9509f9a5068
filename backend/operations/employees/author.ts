import { nameOf } from "#domain/person-name.ts";
import type { Colleague } from "../../callers.ts";
import type { advisor } from "../../db/schema/unit.ts";

/** Somebody of the programme's office, who acts for a company (ADR 0091). */
interface OfficeAuthor {
  id: string;
  companyId: string;
  office: Pick<typeof advisor.$inferSelect, "name" | "email">;
  user?: undefined;
}
/** Who changes a company's people: one of them, or the office in their place. */
export type Author = (Pick<Colleague, "id" | "companyId" | "user"> & { office?: undefined }) | OfficeAuthor;

/** The author's name, as the people whom a change is about read it. */
export const authorsName = (author: Author) =>
  author.office ? author.office.name || author.office.email : nameOf(author.user);
