import { classNames } from "./class-names.ts";

// 24 px grid, 2 px line, round ends.
const PATHS = {
  arrow: "M4 12h15M13 6l6 6-6 6",
  "arrow-back": "M20 12H5M11 6l-6 6 6 6",
  calendar: "M6 6h12a2 2 0 0 1 2 2v10a2 2 0 0 1-2 2H6a2 2 0 0 1-2-2V8a2 2 0 0 1 2-2zM4 11h16M8 3v4M16 3v4",
  check: "M5 12.5l4.5 4.5L19 7",
  chevron: "M6 9l6 6 6-6",
  down: "M12 4v15M6 13l6 6 6-6",
  external: "M14 4h6v6M20 4l-9 9M18 14v6H4V6h6",
  file: "M6 3h8l4 4v14H6zM14 3v4h4M9 13h6M9 17h4",
  info: "M3 12a9 9 0 1 0 18 0a9 9 0 1 0-18 0M12 11v6M12 7.5v.01",
  mail: "M5 5h14a2 2 0 0 1 2 2v10a2 2 0 0 1-2 2H5a2 2 0 0 1-2-2V7a2 2 0 0 1 2-2zM4 7l8 6 8-6",
  mobile: "M8 3h8a2 2 0 0 1 2 2v14a2 2 0 0 1-2 2H8a2 2 0 0 1-2-2V5a2 2 0 0 1 2-2zM11 18h2",
  phone: "M6 3h3l2 5-2.5 1.5a12 12 0 0 0 6 6L16 13l5 2v3a3 3 0 0 1-3 3A15 15 0 0 1 3 6a3 3 0 0 1 3-3z",
  place: "M12 21c-4-4.5-6.5-8-6.5-11a6.5 6.5 0 0 1 13 0c0 3-2.5 6.5-6.5 11zM10 10a2 2 0 1 0 4 0a2 2 0 1 0-4 0",
  trash: "M4 7h16M9 7V4h6v3M6 7l1 14h10l1-14M10 11v6M14 11v6",
  up: "M12 20V5M6 11l6-6 6 6",
  warning: "M3 12a9 9 0 1 0 18 0a9 9 0 1 0-18 0M12 7v6M12 16.5v.01",
  whatsapp: "M4 20l1.3-4A8.5 8.5 0 1 1 8 18.7zM9 8.5c0 4 2.5 6.5 6.5 6.5v-2l-2-1-1 1c-1.2-.5-2-1.3-2.5-2.5l1-1-1-2z",
};
const MIRRORED: IconName[] = ["arrow", "arrow-back", "external"];

export type IconName = keyof typeof PATHS;

/** Attributes for browsers without style sheets: the style sheet says the same and more. */
const PLAIN = { width: 20, height: 20, fill: "none", stroke: "currentColor" };

export function Icon({ name }: { name: IconName }) {
  return (
    <svg
      {...PLAIN}
      className={classNames("i", MIRRORED.includes(name) && "flip")}
      viewBox="0 0 24 24"
      aria-hidden="true"
    >
      <path d={PATHS[name]} />
    </svg>
  );
}
