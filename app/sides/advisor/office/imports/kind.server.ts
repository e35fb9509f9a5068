import type { LoaderFunctionArgs } from "@remix-run/node";
import { ofKind } from "#contract/entities/import.ts";

/** The kind of table that the address names; 404 for any other word. */
export function kindIn({ params }: Pick<LoaderFunctionArgs, "params">) {
  const { data } = ofKind.safeParse(params);
  if (!data) throw new Response(null, { status: 404 });
  return data.kind;
}
