import { RefusedResponse } from "./refused-response.server.ts";

/** Several writes of one post: all are tried, and their refusals are reported together. */
export async function callAll(calls: Promise<unknown>[]): Promise<void> {
  const errors = (await Promise.allSettled(calls)).flatMap((call) => (call.status === "rejected" ? [call.reason] : []));
  const refused = errors.filter((error) => error instanceof RefusedResponse);
  if (errors.length > refused.length) throw errors.find((error) => !(error instanceof RefusedResponse));
  const [first] = refused.filter(({ refusal }) => !refusal.customErrors).concat(refused);
  if (!first) return;
  if (!first.refusal.customErrors) throw first;
  const customErrors = Object.assign({}, ...refused.map(({ refusal }) => refusal.customErrors));
  const { code } = refused.find(({ refusal }) => refusal.code === 409)?.refusal ?? first.refusal;
  throw new RefusedResponse({ ...first.refusal, code, customErrors });
}
