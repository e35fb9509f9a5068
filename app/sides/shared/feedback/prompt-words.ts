/** The namespaces of the dialog's words, the nearest first: they come with the dialog, not with its page. */
export const promptWords = ["feedback", "forms", "errors", "common"] as const;
