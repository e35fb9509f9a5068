/** As `package.json` has it; a test holds them together. */
export const version = "2.8.0";
