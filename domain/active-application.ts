/** §4: stored id, else primary, else first; undefined when there is none. */
export function activeOf<T extends { id: string; primary: boolean }>(items: readonly T[], storedId?: string | null) {
  return items.find((item) => item.id === storedId) ?? items.find((item) => item.primary) ?? items[0];
}
