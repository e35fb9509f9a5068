import { deskLimits } from "#contract/desk-limits.ts";

interface ListPage<Entry> {
  items: Entry[];
  next: string | null;
}

interface Asked {
  after: string | undefined;
  size: number;
}

/** The entries of all pages of a list, or the first so many of them. */
export async function allPages<Entry>(
  pageOf: (asked: Asked) => Promise<ListPage<Entry>>,
  most = Number.POSITIVE_INFINITY,
) {
  const entries: Entry[] = [];
  let after: string | undefined;
  do {
    const { items, next } = await pageOf({ after, size: deskLimits.rowsAtOnce });
    entries.push(...items);
    after = next ?? undefined;
  } while (after && entries.length < most);
  return entries.slice(0, most);
}
