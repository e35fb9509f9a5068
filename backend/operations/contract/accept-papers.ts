import { inArray } from "drizzle-orm";
import { Refusal } from "#contract/errors.ts";
import { isOf } from "#domain/application-steps.ts";
import { contentObjections } from "#domain/contract-submission.ts";
import { checkOf } from "#domain/document-check.ts";
import { contractNeeds } from "#domain/document-needs.ts";
import { document } from "../../db/schema/documents.ts";
import type { Work } from "../../work.ts";
import { fetchDocuments } from "../documents/fetch-documents.ts";
import type { ContractScene } from "./contract-act.ts";
import { contractAnswers } from "./contract-answers.ts";

/**
 * Finds the papers of a contract in order that still wait for a check: sending it says so of all of them (ADR 0093). 422
 * names those that are missing or were refused, and the answers that are missing.
 */
export async function acceptPapers(work: Work, scene: ContractScene) {
  const { db, now } = work;
  const documents = await fetchDocuments(work, scene.person);
  const answers = { ...(await contractAnswers(work, scene)), documents };
  const objections = contentObjections(answers);
  if (Object.keys(objections).length > 0) throw Refusal.invalid(objections);
  const needed = contractNeeds(answers);
  const waiting = documents.filter((one) => checkOf(one) === "waiting" && needed.some(({ type }) => isOf(one, type)));
  const ids = waiting.map(({ uuid }) => uuid);
  await db.update(document).set({ acceptedAt: now, refusalReason: null }).where(inArray(document.id, ids));
}
