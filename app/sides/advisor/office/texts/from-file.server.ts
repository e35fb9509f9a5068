import type { PortalContext } from "#app/context.ts";
import { filesOfLegalTexts } from "#app/texts/legal-text.server.ts";
import type { KeptText } from "#contract/entities/text.ts";
import { broughtId, legalTexts } from "#contract/enumerations/texts.ts";

type Known = Pick<KeptText, "id" | "latest">;
const idOf = (name: (typeof legalTexts)[number]) => broughtId("legal", "documents", name);
const isUntouched = ({ latest }: Known) => latest.every(({ at }) => at === null);

/** The ids of the texts for which the operator's file stands, as the office has written none of them. */
export function idsFromFiles({ settings }: PortalContext, texts: Known[]): string[] {
  const named = filesOfLegalTexts(settings).map(idOf);
  return texts.filter((text) => named.includes(text.id) && isUntouched(text)).map(({ id }) => id);
}

/** What the operator's file says that stands for a text; undefined where none does. */
export function bodyFromFile({ settings }: PortalContext, text: Known): string | undefined {
  const name = legalTexts.find((one) => idOf(one) === text.id);
  return name && isUntouched(text) ? settings.operatorsTexts[name] : undefined;
}
