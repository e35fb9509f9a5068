import type { TextPlace } from "#contract/entities/text.ts";
import { kindOf, type TextKind } from "#contract/enumerations/texts.ts";
import { Refusal } from "#contract/errors.ts";
import { todayInGermany } from "#domain/today.ts";

/**
 * 422 for a section that the kind does not have, without the last day that it needs, for one before the first day,
 * and for a first day after what the text tells of has begun.
 */
export function refuseMisplaced(kind: TextKind, { section, appearsOn, endsOn, startsAt }: TextPlace) {
  const { sections, mustEnd } = kindOf(kind);
  if (!Object.hasOwn(sections, section)) throw Refusal.invalid({ section: ["required"] });
  if (mustEnd && !endsOn) throw Refusal.invalid({ endsOn: ["required"] });
  if (appearsOn && endsOn && endsOn < appearsOn) throw Refusal.invalid({ endsOn: ["endsBeforeItBegins"] });
  const startsOn = startsAt && todayInGermany(new Date(startsAt));
  if (appearsOn && startsOn && startsOn < appearsOn) throw Refusal.invalid({ appearsOn: ["appearsAfterItBegins"] });
}
