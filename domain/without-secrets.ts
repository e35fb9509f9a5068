/** Addresses of people and of servers, and anything as long and mixed as a token, a key or an id. */
const secrets = [
  /\b[a-z][a-z0-9+.-]*:\/\/\S+/gi,
  /\S+@\S+/g,
  /[\w-]{20,}/g,
  /\b[A-Z]{2}\d{2}(?: ?[A-Z0-9]{4}){3,}(?: ?[A-Z0-9]{1,3})?\b/g,
];

/** The first line of an error's message with everything blanked out that nobody should read. */
export const withoutSecrets = (message: string) =>
  secrets.reduce((text, secret) => text.replace(secret, "…"), message.split("\n", 1)[0]!).slice(0, 200);
