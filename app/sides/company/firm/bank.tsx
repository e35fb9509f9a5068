import type { ActionFunctionArgs } from "@remix-run/node";
import { requireColleague } from "#app/auth/require-colleague.server.ts";
import { fieldsOf } from "#app/forms/submit.server.ts";
import { json } from "#app/json.server.ts";
import { hasRightDigits, plainIban } from "#domain/iban.ts";
import { bankOf } from "./payment.server.ts";

/** Names the bank of an IBAN while it is typed. The field's script posts it, because addresses are logged. */
export async function action({ context }: ActionFunctionArgs) {
  await requireColleague(context);
  const iban = plainIban(fieldsOf(context).get("iban") ?? "");
  if (!hasRightDigits(iban)) throw new Response(null, { status: 422 });
  return json(await bankOf(context, iban));
}
