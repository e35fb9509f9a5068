/** Places of the portal that have a colour of their own, and the one in which each comes (look §5). */
export const placeColours = {
  abilities: "yellow",
  search: "orange",
  selfmatching: "blue",
  contracts: "green",
  company: "indigo",
  advisor: "teal",
} as const;
export type Place = keyof typeof placeColours;

/** Colours that a place may have instead; red is for what went wrong. */
export const colours = [
  "yellow",
  "amber",
  "orange",
  "tomato",
  "crimson",
  "pink",
  "purple",
  "violet",
  "indigo",
  "blue",
  "cyan",
  "teal",
  "green",
  "grass",
  "bronze",
  "brown",
] as const;
export type Colour = (typeof colours)[number];
