import type { ApiError } from "#contract/entities/api-error.ts";
import { readMessage } from "#contract/message.ts";
import { RefusedResponse } from "../api/refused-response.server.ts";
import type { PortalContext } from "../context.ts";
import { redirectWithNotice } from "../notice.server.ts";
import { toldCodes } from "./told-codes.ts";

const told: typeof toldCodes = { ...toldCodes, 422: "processing" };

/**
 * Carries out what has no form that could say why it was refused: the page that it belongs to says so. What only the
 * error view has words for is thrown on. `words` are those of a page whose reader cannot do what the others say.
 */
export async function orSayWhy(
  context: PortalContext,
  page: string,
  act: () => Promise<Response>,
  words: Record<string, string> = {},
) {
  try {
    return await act();
  } catch (error) {
    const reason = error instanceof RefusedResponse && reasonOf(error.refusal);
    if (!reason) throw error;
    const { key, values } = readMessage(reason);
    return redirectWithNotice(context, page, { key: words[key] ?? `errors:${key}`, values, tone: "blue" });
  }
}

/** The backend's own words where it has any, else those of the code. */
const reasonOf = ({ code, customErrors }: ApiError) =>
  told[code] && (Object.values(customErrors ?? {}).flat()[0] ?? told[code]);
