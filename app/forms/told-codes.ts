import { errorCodes } from "#contract/errors.ts";

/** The words for refusals that any call may meet, whatever it does; others are its own. */
export const toldCodes: Partial<Record<number, string>> = {
  413: "fileTooLarge",
  429: "tooMany",
  503: "busy",
  507: "noSpace",
  [errorCodes.fetchFailed]: "network",
};
