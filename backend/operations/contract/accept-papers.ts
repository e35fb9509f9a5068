import { inArray } from "drizzle-orm";
import { Refusal } from "#contract/errors.ts";
import { message } from "#contract/message.ts";
import { isOf } from "#domain/application-steps.ts";
import { checkOf } from "#domain/document-check.ts";
import { contractNeeds, missingDocument, missingPapers } from "#domain/document-needs.ts";
import { accountFrom } from "../../db/accounts.ts";
import { document } from "../../db/schema/documents.ts";
import type { Work } from "../../work.ts";
import { fetchDocuments } from "../documents/fetch-documents.ts";
import type { ContractScene } from "./contract-act.ts";

/**
 * Finds the papers of a contract in order that still wait for a check: sending it says so of all of them (ADR 0093). 422
 * names those that are missing or were refused.
 */
export async function acceptPapers(work: Work, { person, units }: ContractScene) {
  const { db, now } = work;
  const documents = await fetchDocuments(work, person);
  const answers = { account: accountFrom(person, units), documents };
  const missing = missingPapers(answers);
  if (missing.length > 0)
    throw Refusal.invalid({ documents: missing.map((type) => missingDocument[type] ?? message("required")) });
  const needed = contractNeeds(answers);
  const waiting = documents.filter((one) => checkOf(one) === "waiting" && needed.some(({ type }) => isOf(one, type)));
  const ids = waiting.map(({ uuid }) => uuid);
  await db.update(document).set({ acceptedAt: now, refusalReason: null }).where(inArray(document.id, ids));
}
