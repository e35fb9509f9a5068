const widths = [10, 44, 14, 14, 16, 7, 5];

/** Formats a table row in columns. */
export const row = (cells: string[]) => cells.map((cell, at) => `${cell} `.padEnd(widths[at] ?? 0)).join("");
