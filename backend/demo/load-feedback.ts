import { asc, eq } from "drizzle-orm";
import type { z } from "zod";
import type { feedbackAnswer } from "#contract/entities/feedback.ts";
import { day } from "#domain/time.ts";
import type { Tx } from "../db/open.ts";
import { person } from "../db/schema/people.ts";
import { feedback } from "../db/schema/personal-data.ts";

/** What people of the demo think of the portal, and how many days ago they said so. */
const opinions: (z.output<typeof feedbackAnswer> & { days: number })[] = [
  {
    days: 2,
    selected: "positive",
    reasons: "clear-next-steps,usage-ok",
    feedback: "Ich weiß immer, was als Nächstes kommt.",
  },
  { days: 3, selected: "positive", reasons: "clear-navigation" },
  { days: 5, selected: "neutral", reasons: "", feedback: "Es gibt viele Stellen. Eine Karte wäre schön." },
  { days: 8, selected: "negative", reasons: "data-upload-problems", feedback: "Mein Foto vom Zeugnis war zu groß." },
  { days: 11, selected: "positive", reasons: "help-ok", feedback: "Die Antwort kam noch am selben Tag." },
  { days: 37, selected: "positive", reasons: "usage-ok" },
  { days: 41, selected: "negative", reasons: "confusing,need-more-help", feedback: "Was ist eine HZB?" },
  { days: 44, selected: "neutral", reasons: "" },
  { days: 66, selected: "positive", reasons: "clear-next-steps" },
  { days: 70, selected: "negative", reasons: "unclear-nav", feedback: "Die Rechnungen habe ich erst gesucht." },
];

/** Adds opinions of demo people, unless there are any. */
export async function loadFeedback(tx: Tx, now: Date) {
  if (await tx.$count(feedback)) return;
  const people = await tx
    .select({ id: person.id })
    .from(person)
    .where(eq(person.isDemo, true))
    .orderBy(asc(person.createdAt), asc(person.id));
  if (people.length === 0) return;
  const screen = { agent: "", screenWidth: 0, screenHeight: 0 };
  const said = opinions.map(({ days, ...opinion }, index) => ({
    ...opinion,
    ...screen,
    personId: people[index % people.length]!.id,
    at: new Date(now.getTime() - days * day),
  }));
  await tx.insert(feedback).values(said);
}
