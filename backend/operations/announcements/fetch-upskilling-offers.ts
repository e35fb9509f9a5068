import type { UpskillingOffer } from "#contract/entities/upskilling.ts";
import { type Reading, readShown } from "../texts/read-shown.ts";

/** Courses that have not begun, the next one first and those without a date last. */
export async function fetchUpskillingOffers(work: Reading): Promise<UpskillingOffer[]> {
  const shown = await readShown(work, "upskilling");
  const offers = shown.map(({ text: { id, startsAt }, version: { title, facts, body, language } }) => ({
    ...{ id, title, facts, text: body, language },
    startsAt,
  }));
  const soonness = ({ startsAt }: UpskillingOffer) => startsAt ?? "9999";
  return offers.sort((a, b) => soonness(a).localeCompare(soonness(b)) || a.title.localeCompare(b.title, work.language));
}
