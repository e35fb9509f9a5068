import type { PageName } from "#app/page.ts";
import { spotIn } from "../inbox/place.ts";
import type { PartName } from "./Parts.tsx";

/** Whom a page besides the overview is about, and where in the inbox its reader came from. */
export const partPage = ({ url }: Request, part: PartName, of: { accountId: string; name: string }) => ({
  pageTitle: [{ key: `applicantParts:${part}` }, of.name] satisfies PageName[],
  ...of,
  spot: spotIn(url),
});
