import { spawnSync } from "node:child_process";
import { mkdirSync, mkdtempSync, writeFileSync } from "node:fs";
import { dirname, join, resolve } from "node:path";
import { expect, it } from "vitest";
import { useTemporaryDirectory } from "../world/temporary-directory.ts";

const script = resolve("scripts/check-styles.js");
const { checkStyles }: { checkStyles: (root: string, layers: string[]) => string[] } = await import(script);
const parent = useTemporaryDirectory();

const room = "sides/applicant/tips";
/** Sheets and sources without problems. */
const sound = {
  "styles/cards.css": ".card, .card.tint:hover { color: red } .card > h3 { margin: 0 }",
  "styles/lists.css": ".card .rows { margin: 0 } .muted + .rows { margin: 0 } .rt-Button { margin: 0 }",
  "styles/buttons.css": "@media (min-width: 1px) { .rows > li { margin: 0 } .rt-Button:hover { margin: 0 } }",
  [`${room}/video.css`]: ".video { width: 100% }",
  [`${room}/Video.tsx`]: '<video className={isWide ? "video wide" : "video"} />',
  "ui/Card.tsx": '<div className="card" title="video">{video}</div>',
  "ui/Row.tsx": '<li className="card" />',
  "ui/looks.ts": 'export const looks = ["hit", `tint`, isQuiet ? "muted rows" : undefined];',
  "shell/Frame.tsx": '<main className="card" />',
};

/** The problems of the sound sheets after some files are changed. */
function problemsWith(changes: Partial<typeof sound> = {}) {
  const root = mkdtempSync(join(parent, "styles-"));
  const files = { ...sound, ...changes };
  for (const [path, content] of Object.entries(files)) {
    mkdirSync(dirname(join(root, path)), { recursive: true });
    writeFileSync(join(root, path), content ?? "");
  }
  return checkStyles(
    root,
    Object.keys(files).filter((path) => path.endsWith(".css")),
  );
}

it("allows a class in the context of another class's sheet", () => {
  expect(problemsWith()).toEqual([]);
});

it.each([
  ["a look", ".card { margin: 0 }"],
  ["a look at some width", "@media (min-width: 1px) { .card { margin: 0 } }"],
  ["a look beside another", ".hit, .card:hover { margin: 0 }"],
  ["a look of what is in it", ".card > p { margin: 0 }"],
])("tells of a class that has %s in two sheets", (_what, css) => {
  expect(problemsWith({ "styles/lists.css": css })).toEqual([
    "styles/lists.css: .card has its look from styles/cards.css",
  ]);
});

it.each(['className="card video"', "className={`video $" + "{size}`}", 'className={isFilm ? "video" : undefined}'])(
  "reports a room's class that is named elsewhere: %s",
  (attribute) => {
    expect(problemsWith({ "ui/Card.tsx": `<div ${attribute} />` })).toEqual([
      `ui/Card.tsx: .video belongs to ${room}/`,
    ]);
  },
);

it("reports a shared sheet's class that only one room names", () => {
  expect(problemsWith({ "shell/Frame.tsx": "<main />" })).toEqual(["styles/cards.css: .card is named in ui/ only"]);
});

it.each([".bygone { margin: 0 }", ".bygone .rows { margin: 0 }", ".video > :is(.muted, .bygone) { margin: 0 }"])(
  "reports a class that no source names, which styles nothing: %s",
  (css) => {
    expect(problemsWith({ [`${room}/video.css`]: `.video { width: 100% } ${css}` })).toEqual([
      `${room}/video.css: .bygone is named nowhere`,
    ]);
  },
);

it("reports a line under words that Safari would not draw", () => {
  const css = `${sound["styles/lists.css"]} .muted { text-decoration: underline 1px; text-decoration-color: red }`;
  expect(problemsWith({ "styles/lists.css": css })).toEqual([
    'styles/lists.css: Safari drops "text-decoration: underline 1px" as a whole',
  ]);
});

it("reports what an old Chrome would never show, but no looks that it does without", () => {
  const css = `${sound["styles/lists.css"]} .muted:is(:hover, :focus) > i { visibility: visible } .muted :is(b) { color: red }`;
  expect(problemsWith({ "styles/lists.css": css })).toEqual([
    'styles/lists.css: Chrome 87 never shows ".muted:is(:hover, :focus) > i"',
  ]);
});

it("finds no problem in the portal", () => {
  const { status, stderr } = spawnSync(process.execPath, [script], { encoding: "utf8" });
  expect([status, stderr]).toEqual([0, ""]);
});
