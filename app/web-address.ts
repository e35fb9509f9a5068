/** Whether a browser opens a text as a page: people type anything, and a script is not followed. */
export const isWebAddress = (text: string) => /^https?:\/\/[^\s/?#]+\.\S+$/i.test(text);
