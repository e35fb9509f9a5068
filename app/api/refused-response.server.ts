import type { ApiError } from "#contract/entities/api-error.ts";
import { httpStatus } from "#contract/errors.ts";

/** §8: a failure is rejected with {message, code, customErrors}. Uncaught, it shows the error view. */
export class RefusedResponse extends Response {
  readonly refusal: ApiError;
  constructor(refusal: ApiError) {
    super(JSON.stringify({ code: refusal.code, message: refusal.message }), {
      status: httpStatus(refusal.code),
      headers: { "Content-Type": "application/json; charset=utf-8" },
    });
    this.refusal = refusal;
  }
  /** Checked by its properties: the server and the pages are bundled apart, each with its own copy of this class. */
  static [Symbol.hasInstance](value: unknown): value is RefusedResponse {
    return value instanceof Response && "refusal" in value;
  }
}
