import type { ApiError } from "./entities/api-error.ts";

/** Numeric codes of spec §8. Where the specification names none, the HTTP status is the code. */
export const errorCodes = {
  unauthenticated: 1000,
  accountNotFound: 1001,
  tokenInvalid: 1002,
  tokenExpired: 1003,
  tokenRevoked: 1004,
  noValidApplication: 1006,
  ownerNotEditable: 5000,
  connection: 10001,
  noUnitOrApplication: 10002,
  fileEncoding: 10003,
  fetchFailed: 10004,
} as const;

const statusOfCode: Record<number, number> = {
  [errorCodes.unauthenticated]: 401,
  [errorCodes.accountNotFound]: 404,
  [errorCodes.tokenInvalid]: 401,
  [errorCodes.tokenExpired]: 401,
  [errorCodes.tokenRevoked]: 401,
  [errorCodes.noValidApplication]: 404,
  [errorCodes.ownerNotEditable]: 403,
  [errorCodes.noUnitOrApplication]: 404,
  [errorCodes.fileEncoding]: 422,
};

/** The HTTP status that goes with a code: codes below 600 are statuses themselves. */
export const httpStatus = (code: number) => statusOfCode[code] ?? (code < 600 ? code : 500);

/** Seconds after which to try again, where an answer knows no better (RFC 9110 §10.2.3). */
export const usualRetryAfter: Record<number, string> = { 429: "60", 503: "2" };

/** What a call throws when it is refused; the backend answers with it, the portal shows it. */
export class Refusal extends Error {
  constructor(
    readonly code: number,
    message: string,
    readonly customErrors?: ApiError["customErrors"],
    /** Seconds; where the status asks for it, there is always one. */
    readonly retryAfter: string | undefined = usualRetryAfter[code],
  ) {
    super(message);
  }
  static notFound = () => new Refusal(404, "Eine Ressource wurde nicht gefunden.");
  static forbidden = (customErrors?: ApiError["customErrors"]) =>
    new Refusal(403, "Dafür fehlt die Berechtigung.", customErrors);
  /** The disk is full: nothing can be kept until there is space again. */
  static noSpace = (customErrors?: ApiError["customErrors"]) =>
    new Refusal(507, "Der Speicher ist voll.", customErrors);
  static invalid = (customErrors: NonNullable<ApiError["customErrors"]>) =>
    new Refusal(422, "Fehler bei der Verarbeitung", customErrors);
  static conflict = (customErrors: NonNullable<ApiError["customErrors"]>) =>
    new Refusal(409, "Die Daten wurden inzwischen geändert.", customErrors);
}
