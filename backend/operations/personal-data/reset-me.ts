import { Refusal } from "#contract/errors.ts";
import type { ApplicantCaller } from "../../callers.ts";
import type { Tx } from "../../db/open.ts";
import { addPersona } from "../../demo/load-demo-data.ts";
import { personas } from "../../demo/personas.ts";
import type { CallWork } from "../../work.ts";
import { lockLeaving } from "../matching/withdraw-matches.ts";
import { refuseUnknownNames } from "../programme/names.ts";
import { eraseAccount } from "./erase-account.ts";

/**
 * Puts a demo person back to where they began (spec §7 `POST reset-me`); they sign in again afterwards. 404 for
 * everybody else, and outside a demo; 422 (`campusUnknown`, `courseUnknown`) once the office has renamed what they
 * applied for.
 */
export async function resetMe(work: CallWork, { account: row }: Pick<ApplicantCaller, "account">) {
  const { backend, now } = work;
  const { hasDemoData, sessionSecret } = backend.settings;
  const persona = personas(now).find(({ email }) => email === row.email);
  if (!hasDemoData || !persona) throw Refusal.notFound();
  const chosen = [persona.application ?? [], persona.further ?? []].flat();
  const names = { campuses: chosen.map((one) => one.campusName), courses: chosen.map((one) => one.courseName) };
  await refuseUnknownNames(work.db, names);
  const leaving = await lockLeaving(work.db, row.id);
  await eraseAccount({ ...work, sessionSecret }, leaving!);
  // A call that changes data is one transaction.
  await addPersona(work.db as Tx, backend, persona, now);
}
