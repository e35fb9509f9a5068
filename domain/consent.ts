/** Version of the texts that people consent to. Raise it whenever one of them changes. */
export const consentWording = "2026-11";

/** A consent that counts only once its mail was answered (double opt-in): nobody orders mails for somebody else. */
export const needsConfirmation = (type: string) => type === "newsletter";
