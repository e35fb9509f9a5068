/** The names of the boxes that a page shows ticked, for a field of its form that nobody sees. */
export const namesOfTicked = (...groups: Partial<Record<string, boolean>>[]): string =>
  groups.flatMap((boxes) => Object.keys(boxes).filter((name) => boxes[name])).join(",");

/** The boxes that the reader changed: what was changed elsewhere since the page was opened stays as it is there. */
export const changedTicks = <Name extends string>(ticked: Record<Name, boolean>, shown: string) => {
  const names = shown.split(",");
  return Object.fromEntries(
    Object.entries(ticked).filter(([name, isTicked]) => isTicked !== names.includes(name)),
  ) as Partial<Record<Name, boolean>>;
};
