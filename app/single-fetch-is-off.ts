/** Stands in for `turbo-stream` in the browser: single fetch is off (remix.config.js), so nothing ever streams. */
export function decode(): never {
  throw new Error("Single fetch is off");
}
export const encode = decode;
