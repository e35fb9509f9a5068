/** Whether a browser opens a text as a page: people type anything, and a script is not followed. */
export function isWebAddress(text: string) {
  try {
    new URL(text);
    return /^https?:\/\/\S+$/i.test(text);
  } catch {
    return false;
  }
}
