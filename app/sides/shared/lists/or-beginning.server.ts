import { redirect } from "@remix-run/node";
import { RefusedResponse } from "#app/api/refused-response.server.ts";

/** A list's page. An address that no page of the list gave out, such as half of a key, leads to its `beginning`. */
export function orBeginning<List>(list: Promise<List>, beginning: string): Promise<List> {
  return list.catch((error) => {
    const isMalformed = error instanceof RefusedResponse && [400, 422].includes(error.status);
    throw isMalformed ? redirect(beginning) : error;
  });
}
