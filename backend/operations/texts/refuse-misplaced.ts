import type { TextPlace } from "#contract/entities/text.ts";
import { kindOf, type TextKind } from "#contract/enumerations/texts.ts";
import { Refusal } from "#contract/errors.ts";

/**
 * 422 for a section that the kind does not have, without the last day that it needs, and for one before the first day.
 */
export function refuseMisplaced(kind: TextKind, { section, appearsOn, endsOn }: TextPlace) {
  const { sections, mustEnd } = kindOf(kind);
  if (!Object.hasOwn(sections, section)) throw Refusal.invalid({ section: ["required"] });
  if (mustEnd && !endsOn) throw Refusal.invalid({ endsOn: ["required"] });
  if (appearsOn && endsOn && endsOn < appearsOn) throw Refusal.invalid({ endsOn: ["endsBeforeItBegins"] });
}
