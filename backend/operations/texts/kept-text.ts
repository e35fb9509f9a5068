import type { KeptText } from "#contract/entities/text.ts";
import { latestOf, type ReadText } from "./read-texts.ts";

/** A version as the office reads it. */
export const versionFrom = ({
  title,
  facts,
  body,
  language,
  number,
  at,
  by,
  isOriginal,
}: ReadText["versions"][number]) => ({
  ...{ title, facts, body, language, number, at, isOriginal },
  by: by || null,
});

/** A text as the office keeps it, with its latest version in each language. */
export const keptTextFrom = (text: ReadText): KeptText => {
  const { id, kind, section, appearsOn, endsOn, startsAt, version, isBrought } = text;
  const latest = latestOf(text).map((one) => {
    const { body: _, ...rest } = versionFrom(one);
    return rest;
  });
  const file = text.file && fileOf(text.file);
  return { id, kind, section, appearsOn, endsOn, startsAt, version, isBrought, file, latest };
};

/** What is told of a text's file. */
export const fileOf = ({ name, bytes, createdAt }: NonNullable<ReadText["file"]>) => ({
  name,
  bytes,
  changedAt: createdAt.toISOString(),
});
