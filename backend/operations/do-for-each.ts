import { isDatabaseGone } from "../db/is-database-gone.ts";

/** Does it for each, one after the other, and gives why it failed for some: one that fails keeps nobody else. */
export async function doForEach<One>(all: readonly One[], act: (one: One) => Promise<unknown>): Promise<unknown[]> {
  const failures: unknown[] = [];
  for (const one of all)
    await act(one).catch((error) => {
      if (isDatabaseGone(error)) throw error;
      failures.push(error);
    });
  return failures;
}
