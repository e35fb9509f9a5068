interface ListPage<Entry> {
  items: Entry[];
  next: string | null;
}

/** The entries of all pages of a list, the first so many of them. */
export async function allPages<Entry>(most: number, pageAfter: (after?: string) => Promise<ListPage<Entry>>) {
  const entries: Entry[] = [];
  let after: string | undefined;
  do {
    const { items, next } = await pageAfter(after);
    entries.push(...items);
    after = next ?? undefined;
  } while (after && entries.length < most);
  return entries.slice(0, most);
}
