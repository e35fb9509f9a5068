import type { UpskillingOffer } from "#contract/entities/upskilling.ts";
import { type Reading, readShown } from "../texts/read-shown.ts";

/** Courses that have not begun, the next one first and those without a date last. */
export async function fetchUpskillingOffers(work: Reading): Promise<UpskillingOffer[]> {
  const shown = await readShown(work, "upskilling");
  const offers = shown.map(({ text: { id, startsAt }, version: { title, facts, body, language } }) => ({
    ...{ id, title, facts, text: body, language },
    startsAt,
  }));
  return offers.sort((a, b) => inOrder(a.startsAt ?? "9999", b.startsAt ?? "9999") || inOrder(a.title, b.title));
}

const inOrder = (a: string, b: string) => (a < b ? -1 : a > b ? 1 : 0);
