import { Refusal } from "#contract/errors.ts";
import type { Backend } from "../../backend.ts";
import type { Applicant } from "../../db/accounts.ts";
import type { Tx } from "../../db/open.ts";
import { addPersona } from "../../demo/load-demo-data.ts";
import { personas } from "../../demo/personas.ts";
import { eraseAccount } from "./erase-account.ts";

/**
 * Puts somebody of the demo back to where they began (spec §7 `POST reset-me`); they sign in again afterwards.
 * Refuses with 404 everybody else, and everywhere but in a demo.
 */
export async function resetMe(db: Tx, backend: Backend, row: Applicant, now: Date) {
  const { hasDemoData, publicUrl } = backend.settings;
  const persona = personas(now).find(({ email }) => email === row.email);
  if (!hasDemoData || !persona) throw Refusal.notFound();
  await eraseAccount({ db, publicUrl, now }, row);
  await addPersona(db, backend, persona, now);
}
