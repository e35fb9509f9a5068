import type { FunctionComponent } from "react";
import { renderToString } from "react-dom/server";
import type { MarkupOf } from "./Ready.tsx";

/** By part and by what it shows. Enough for the places of each side in each language. */
const markup = new Map<unknown, Map<string, string>>();
const keptAtMost = 500;

/** The markup of a part, rendered once for all whose data are the same. */
export const readyMarkup: MarkupOf = <Data extends object>(Part: FunctionComponent<Data>, data: Data) => {
  const kept = markup.get(Part) ?? new Map<string, string>();
  markup.set(Part, kept);
  const key = JSON.stringify(data);
  const known = kept.get(key);
  if (known !== undefined) return known;
  const made = renderToString(<Part {...data} />);
  if (kept.size === keptAtMost) kept.clear();
  kept.set(key, made);
  return made;
};
