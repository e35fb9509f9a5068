import { orGoTo } from "#app/api/or-go-to.server.ts";

/** A list's page. An address that no page of the list gave out, such as half of a key, leads to its `beginning`. */
export const orBeginning = <List>(list: Promise<List>, beginning: string) => orGoTo(list, [400, 422], beginning);
