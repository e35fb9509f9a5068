import { demoPassword } from "#backend/demo/load-demo-data.ts";
import type { Tone } from "#contract/sides.ts";
import type { People } from "../world/people.ts";
import type { Portal } from "../world/portal.ts";
import { words } from "../world/words.ts";
import type { Reader } from "./reader.ts";

/** What somebody has who sets out. */
export interface World {
  portal: Portal;
  people: People;
  /** A file of theirs, a PDF. */
  certificate: { name: string; path: string };
}
export type Journey = (reader: Reader, world: World) => Promise<void>;

/** The words of pages, as a side is addressed. */
export const saidTo =
  (tone: Tone) =>
  (...namespaces: string[]) => {
    const t = words(namespaces, "de", tone);
    return { t, label: (name: string) => t(`fields.${name}.label`) };
  };

/** Signs in with the password of the demo on the way to a page. */
export async function signInAs(reader: Reader, email: string, path: string) {
  const { t, label } = saidTo("formal")("signIn");
  await reader.open(path);
  await reader.fill(label("email"), email);
  await reader.fill(label("password"), demoPassword);
  await reader.press(t("submit"));
}
