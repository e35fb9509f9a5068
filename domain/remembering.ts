/**
 * Keeps what was made for a name and gives it to the next who asks for that name. Once there are `most` of them, it
 * forgets all: those that are asked for often are soon there again.
 */
export function remembering<One>(most: number): (name: string, make: () => One) => One {
  const made = new Map<string, One>();
  return (name, make) => {
    const known = made.get(name);
    if (known !== undefined) return known;
    const one = make();
    if (made.size === most) made.clear();
    made.set(name, one);
    return one;
  };
}
