/** The namespaces of the dialog's words, the nearest first: they come with it, not with the page that it opens on. */
export const promptWords = ["feedback", "forms", "errors", "common"] as const;
