import type { PendingConfirmation } from "#contract/calls/advisor.ts";

/** A statement that waits, with what is needed to show and decide it. */
export interface Pending extends PendingConfirmation {
  name: string;
  workingDays: number;
  /** One-time key: pressing twice decides once. */
  formKey: string;
}

/** Who it is; somebody without a name yet is known by their address. */
export const nameOf = ({ firstName, lastName, email }: PendingConfirmation) =>
  `${firstName} ${lastName}`.trim() || email;

/** Where in the list somebody is. */
export interface Place {
  search?: string;
  after?: string;
}

export function placeIn(url: string): Place {
  const { searchParams } = new URL(url);
  return { search: searchParams.get("search")?.trim() || undefined, after: searchParams.get("after") || undefined };
}

export function placeWith(path: string, { search, after }: Place): string {
  const query = new URLSearchParams({ ...(search && { search }), ...(after && { after }) }).toString();
  return query ? `${path}?${query}` : path;
}
