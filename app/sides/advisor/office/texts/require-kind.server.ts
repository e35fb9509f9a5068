import type { LoaderFunctionArgs } from "@remix-run/node";
import { requireOffice } from "#app/auth/require-office.server.ts";
import { isTextKind, kindOf, type TextKind } from "#contract/enumerations/texts.ts";

/** The kind of texts that the address names, for the office; 404 for another word. */
export async function requireKind({ context, params: { kind = "legal" } }: LoaderFunctionArgs): Promise<TextKind> {
  await requireOffice(context);
  if (!isTextKind(kind)) throw new Response(null, { status: 404 });
  return kind;
}

/** The same, of a kind that the office adds texts to; 404 for one whose texts are fixed. */
export async function requireOpenKind(args: LoaderFunctionArgs): Promise<TextKind> {
  const kind = await requireKind(args);
  if (kindOf(kind).isFixed) throw new Response(null, { status: 404 });
  return kind;
}
