import { index, jsonb, pgTable, primaryKey, text } from "drizzle-orm/pg-core";
import { createdAt } from "./columns.ts";

export const portalSession = pgTable(
  "portal_session",
  {
    /** SHA-256 of the cookie's id, base64url. */
    idHash: text().primaryKey(),
    /** The subject finds the drafts of the person and ends their sessions; all else is sealed (ADR 0127). */
    data: jsonb().$type<{ subject?: unknown; sealed?: string }>().notNull(),
    createdAt: createdAt(),
    seenAt: createdAt(),
  },
  (t) => [index().on(t.seenAt)],
);

/** A post that could not be carried out; shown filled in again at the same path (design §4). */
export const portalDraft = pgTable(
  "portal_draft",
  {
    /** The owner: the subject of the sign-in, or the visitor's cookie while nobody is signed in. */
    owner: text().notNull(),
    path: text().notNull(),
    fields: jsonb().$type<[string, string][]>().notNull(),
    at: createdAt(),
  },
  (t) => [primaryKey({ columns: [t.owner, t.path] }), index().on(t.at)],
);

/** The CV that a visitor is writing: their cookie holds the id, no sign-in is needed. */
export const portalCurriculumVitae = pgTable(
  "portal_curriculum_vitae",
  {
    /** SHA-256 of the cookie's id, base64url. */
    idHash: text().primaryKey(),
    content: jsonb().$type<Record<string, unknown>>().notNull(),
    /** A JPEG, cut to a portrait, base64. */
    photo: text(),
    /** The subject of the signed-in person who last changed it: no other visitor can find it any more. */
    owner: text(),
    changedAt: createdAt(),
  },
  (t) => [index().on(t.changedAt)],
);
