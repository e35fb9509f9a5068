import { asc, desc, eq } from "drizzle-orm";
import type { TextVersion } from "#contract/entities/text.ts";
import { isTextKind, type TextKind } from "#contract/enumerations/texts.ts";
import { Refusal } from "#contract/errors.ts";
import { saySame } from "#domain/mail-words.ts";
import type { Executor } from "../../db/open.ts";
import { officeText, textFile, textVersion } from "../../db/schema/texts.ts";
import { advisor } from "../../db/schema/unit.ts";
import { daysInForce } from "../retention/due.ts";
import { broughtTexts } from "./brought-texts.ts";

/** A text with its versions, in each language the latest first. */
export interface ReadText {
  id: string;
  kind: TextKind;
  section: string;
  appearsOn: string | null;
  endsOn: string | null;
  startsAt: string | null;
  version: number;
  answerVersions: Record<string, number>;
  isBrought: boolean;
  file: typeof textFile.$inferSelect | null;
  versions: TextVersion[];
}

/** The texts of a kind with their latest versions: those that came with the portal, then the office's own. */
export async function readTexts(db: Executor, kind: TextKind): Promise<ReadText[]> {
  const rows = await db
    .selectDistinctOn([officeText.createdAt, officeText.id, textVersion.language], {
      officeText,
      textVersion,
      textFile,
      by,
    })
    .from(officeText)
    .leftJoin(textVersion, eq(textVersion.textId, officeText.id))
    .leftJoin(textFile, eq(textFile.textId, officeText.id))
    .leftJoin(advisor, eq(advisor.id, textVersion.advisorId))
    .where(eq(officeText.kind, kind))
    .orderBy(asc(officeText.createdAt), asc(officeText.id), textVersion.language, desc(textVersion.number));
  const written = gather(rows);
  const brought = broughtTexts(kind, await chosenNumbers(db, kind)).map((text) => joined(text, written.get(text.id)));
  const own = [...written.values()].filter(({ id }) => !brought.some((text) => text.id === id));
  return [...brought, ...own];
}

/** A text with all its versions. 404 for an unknown one. */
export async function readText(db: Executor, id: string): Promise<ReadText> {
  const rows = await db
    .select({ officeText, textVersion, textFile, by })
    .from(officeText)
    .leftJoin(textVersion, eq(textVersion.textId, officeText.id))
    .leftJoin(textFile, eq(textFile.textId, officeText.id))
    .leftJoin(advisor, eq(advisor.id, textVersion.advisorId))
    .where(eq(officeText.id, id))
    .orderBy(desc(textVersion.number));
  const written = gather(rows).get(id);
  const brought = await broughtOf(db, id);
  if (brought) return joined(brought, written);
  if (!written) throw Refusal.notFound();
  return written;
}

const by = advisor.name;

interface Row {
  officeText: typeof officeText.$inferSelect;
  textVersion: typeof textVersion.$inferSelect | null;
  textFile: typeof textFile.$inferSelect | null;
  by: string | null;
}

function gather(rows: Row[]) {
  const texts = new Map<string, ReadText>();
  for (const { officeText: row, textVersion: version, textFile: file, by } of rows) {
    const startsAt = row.startsAt?.toISOString() ?? null;
    const text = texts.get(row.id) ?? { ...row, startsAt, file, isBrought: false, versions: [] };
    texts.set(row.id, text);
    if (version) text.versions.push({ ...version, at: version.createdAt.toISOString(), by, isOriginal: false });
  }
  return texts;
}

/** The text that came with the portal and has this id, whose first part is its kind. */
export async function broughtOf(db: Executor, id: string) {
  const [kind = ""] = id.split(".");
  if (!isTextKind(kind)) return undefined;
  return broughtTexts(kind, await chosenNumbers(db, kind)).find((text) => text.id === id);
}

/** A query more for the kind alone that names one. */
const chosenNumbers = async (db: Executor, kind: TextKind) =>
  kind === "help" ? { draftDays: (await daysInForce(db)).drafts } : {};

/** What the office wrote stands before what came with the portal. */
function joined(brought: ReturnType<typeof broughtTexts>[number], written: ReadText | undefined): ReadText {
  const untouched = { appearsOn: null, endsOn: null, startsAt: null, file: null, version: 1, answerVersions: {} };
  const marked = (written?.versions ?? []).map((version) => ({
    ...version,
    isOriginal: brought.versions.some(
      ({ language, ...words }) => language === version.language && saySame(words, version),
    ),
  }));
  return { ...untouched, ...brought, ...written, isBrought: true, versions: [...marked, ...brought.versions] };
}

/** The latest version of each language, whose versions stand in their order. */
export const latestOf = ({ versions }: ReadText): TextVersion[] =>
  versions.filter(({ language }, index) => versions.findIndex((other) => other.language === language) === index);
