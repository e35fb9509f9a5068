/** Ends a start with one line that names the setting (design §11): `scripts/start.js` prints any other error whole. */
export const wrongSetting = (name: string, why: string) => new Error(`Wrong setting — ${name}: ${why}`);

/** Opens what a setting names. Throws one clear line, with what the machine or the other side said, where that fails. */
export async function openAs<T>(name: string, open: () => Promise<T>): Promise<T> {
  return open().catch((error: Error) => {
    throw error.message.startsWith("Wrong setting") ? error : wrongSetting(name, reasonOf(error));
  });
}

/** What went wrong, in one line. Fetch keeps it in the cause; several refused addresses have a code in common only. */
export const reasonOf = ({ message, code, cause }: NodeJS.ErrnoException): string =>
  cause instanceof Error ? reasonOf(cause) : (message || code || "it failed").trim().replace(/\s*\n\s*/g, "; ");
