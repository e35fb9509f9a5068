import type { ReadyAnswer } from "#contract/entities/text.ts";
import type { SectionOf } from "#contract/enumerations/texts.ts";
import type { Work } from "../../work.ts";
import { isShown } from "./read-shown.ts";
import { latestOf, readTexts } from "./read-texts.ts";

/** What is kept ready today for answers to one side, each text in all its languages. */
export async function fetchReadyAnswers(
  { db, now }: Pick<Work, "db" | "now">,
  _caller: unknown,
  { side }: { side: SectionOf<"answer"> },
): Promise<ReadyAnswer[]> {
  const ready = (await readTexts(db, "answer")).filter((text) => text.section === side && isShown(text, now));
  return ready.flatMap((text) =>
    latestOf(text).map(({ language, title, body }) => ({ id: text.id, language, title, body })),
  );
}
