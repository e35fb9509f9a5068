import { appearance } from "../../db/schema/appearance.ts";
import type { Work } from "../../work.ts";

/** Takes the portal's logo away, if there is one. */
export async function deleteLogo({ db }: Pick<Work, "db">): Promise<void> {
  await db.update(appearance).set({ logo: null, logoPng: null });
}
