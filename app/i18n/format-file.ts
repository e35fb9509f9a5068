import type { Language } from "#contract/languages.ts";
import { formatDay } from "./format.ts";
import { formatNumber } from "./format-number.ts";

/** Bytes as people say them: `412 kB`, `2,1 MB`. */
export function formatBytes(bytes: number, language: Language): string {
  const isSmall = bytes < 1_000_000;
  const value = isSmall ? Math.max(1, Math.round(bytes / 1000)) : Math.round(bytes / 100_000) / 10;
  return `${formatNumber(value, language)} ${isSmall ? "kB" : "MB"}`;
}

/** What is told of a file: `PDF, 412 kB, 15.03.2026`. */
export function formatFile({ name, bytes }: { name: string; bytes: number }, day: string, language: Language): string {
  const ending = name.slice(name.lastIndexOf(".") + 1).toUpperCase();
  return [ending, formatBytes(bytes, language), formatDay(day)].join(", ");
}
