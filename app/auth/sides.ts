import type { Side } from "../context.ts";

/** Whether a part of an address names a side that can be signed in to. */
export const isSide = (value: string | undefined): value is Side =>
  value === "applicant" || value === "company" || value === "advisor";
