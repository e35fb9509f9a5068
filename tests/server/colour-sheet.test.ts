import { describe, expect, it } from "vitest";
import { colours, placeColours } from "#contract/enumerations/appearance.ts";
import { colourSheet } from "#server/colour-sheet.ts";

/** Steps of a colour as the sheet has them, by light and dark. */
function stepsOf(sheet: string, comes: string) {
  return sheet.split("@media").map((mode) => {
    const [, rules = ""] = mode.split(`[data-accent-color="${comes}"]:not(.msg){`);
    const steps = rules.slice(0, rules.indexOf("}")).split(";");
    return Object.fromEntries(steps.map((step) => step.replace("--accent-", "").split(":") as [string, string]));
  });
}

const channel = (value: number) => (value <= 0.04045 ? value / 12.92 : ((value + 0.055) / 1.055) ** 2.4);
function luminance(hex = "") {
  const [red, green, blue] = [1, 3, 5].map((at) => channel(Number.parseInt(hex.slice(at, at + 2), 16) / 255));
  return 0.2126 * red! + 0.7152 * green! + 0.0722 * blue!;
}
function contrast(one: string | undefined, other: string | undefined) {
  const [dark, light] = [luminance(one), luminance(other)].toSorted((a, b) => a - b);
  return (light! + 0.05) / (dark! + 0.05);
}

describe("colours of places", () => {
  it("are nothing to load where each is as it comes", () => {
    expect(colourSheet({})).toBeUndefined();
    expect(colourSheet({ ...placeColours, company: null })).toBeUndefined();
  });

  it("change their own place alone, and no message", () => {
    const sheet = colourSheet({ company: "crimson" })!;
    expect(sheet.match(/data-accent-color="\w+"\]\S{9}/g)).toEqual(
      Array(2).fill('data-accent-color="indigo"]:not(.msg'),
    );
    expect(stepsOf(sheet, "indigo").map((steps) => Object.keys(steps).length)).toEqual([24, 24]);
  });

  it.each(colours)("%s can be read as text, marks and buttons, light and dark (look §5)", (colour) => {
    const place = colour === "yellow" ? "search" : "abilities";
    const [light, dark] = stepsOf(colourSheet({ [place]: colour })!, placeColours[place]);
    const pages = [
      { steps: light!, page: "#ffffff", band: "3" },
      { steps: dark!, page: "#111113", band: "2" },
    ];
    for (const { steps, page, band } of pages) {
      for (const ground of [page, steps["2"], steps["3"]])
        expect(contrast(steps["12"], ground)).toBeGreaterThanOrEqual(7);
      for (const ground of [page, steps[band]]) expect(contrast(steps["11"], ground)).toBeGreaterThanOrEqual(3);
      // The primary button: the page's ground on the colour's text.
      expect(contrast(page, steps["12"])).toBeGreaterThanOrEqual(7);
    }
  });
});
