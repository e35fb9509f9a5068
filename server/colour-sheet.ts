import * as radix from "@radix-ui/colors";
import { type Colour, type Place, placeColours } from "#contract/enumerations/appearance.ts";

const scales = radix as unknown as Record<string, Record<string, string>>;
type PlaceColours = Partial<Record<Place, Colour | null>>;

/** The style sheet that gives places other colours than they come in; undefined where none has another (ADR 0109). */
export function colourSheet(chosen: PlaceColours): string | undefined {
  const places = Object.entries(placeColours).flatMap(([place, comes]) => {
    const colour = chosen[place as Place];
    return colour && colour !== comes ? [{ comes, colour }] : [];
  });
  if (places.length === 0) return undefined;
  const sheetOf = (mode: "" | "Dark") => places.map(({ comes, colour }) => rulesOf(comes, colour, mode)).join("");
  return `${sheetOf("")}@media (prefers-color-scheme:dark){${sheetOf("Dark")}}`;
}

/** Messages keep their colours: those say what has happened, not where. */
function rulesOf(comes: string, colour: Colour, mode: "" | "Dark") {
  const scale = { ...scales[colour + mode], ...scales[`${colour}${mode}A`] };
  const steps = Object.entries(scale).map(
    ([step, value]) => `--accent-${step.slice(colour.length).toLowerCase()}:${value}`,
  );
  const pure = scale[`${colour}9`];
  return `[data-accent-color="${comes}"]:not(.msg){${steps.join(";")}}.meet{--${comes}-half:${pure}}`;
}
