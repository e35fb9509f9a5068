export type AnswerVersions = Readonly<Record<string, number>>;

/**
 * The changed answers that somebody else changed to something different since `readAt`: to be shown, not
 * overwritten. Edits of other answers, or to the same value, do not collide.
 */
export function staleAnswers<T extends object>(
  stored: T,
  changes: Partial<T>,
  versions: AnswerVersions,
  readAt: number | undefined,
): (keyof T & string)[] {
  if (readAt === undefined) return [];
  return changedAnswers(stored, changes).filter((name) => (versions[name] ?? 0) > readAt);
}

/** Names of the answers whose value a change really alters. */
export function changedAnswers<T extends object>(stored: T, changes: Partial<T>): (keyof T & string)[] {
  const names = Object.keys(changes) as (keyof T & string)[];
  return names.filter((name) => changes[name] !== undefined && !isSame(stored[name], changes[name]));
}

/** The answers of `typed` that differ from the stored ones: all that a change has to send. */
export const changesOf = <T extends object>(stored: T, typed: Partial<T>): Partial<T> =>
  Object.fromEntries(changedAnswers(stored, typed).map((name) => [name, typed[name]])) as Partial<T>;

/** The version after a change, and the answers that changed at it. */
export function nextVersion(row: { version: number; answerVersions: AnswerVersions }, changed: readonly string[]) {
  const version = row.version + 1;
  const now = Object.fromEntries(changed.map((name) => [name, version]));
  return { version, answerVersions: { ...row.answerVersions, ...now } };
}

const isSame = (a: unknown, b: unknown) => canonical(a) === canonical(b);

/** JSON with sorted keys: PostgreSQL's jsonb does not keep the order that was written. */
const canonical = (value: unknown): string =>
  JSON.stringify(value ?? null, (_key, part) =>
    part && typeof part === "object" && !Array.isArray(part)
      ? Object.fromEntries(Object.entries(part).sort(([a], [b]) => (a < b ? -1 : 1)))
      : part,
  );
