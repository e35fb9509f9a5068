import { kindOf } from "#domain/document-kind.ts";
import type { Tx } from "../db/open.ts";
import { account } from "../db/schema/account.ts";
import { document } from "../db/schema/documents.ts";
import { advisor, application, intake, unit } from "../db/schema/unit.ts";
import { advanceStage } from "../operations/stage/advance-stage.ts";
import { giveResponsibleAdvisor } from "../operations/unit/give-responsible-advisor.ts";
import type { Applicant } from "./add-matching.ts";
import { keepMadePdf, type Parts } from "./keep-made-pdf.ts";
import { comingIntakes } from "./load-programme.ts";
import type { Persona } from "./persona.ts";

/** Adds a person's answers and documents, and the stage they lead to. */
export async function addApplicant(
  tx: Tx,
  backend: Parts,
  personId: string,
  persona: Persona,
  now: Date,
): Promise<Applicant> {
  const { metadata: _, ...answers } = persona.answers;
  const [added] = await tx
    .insert(account)
    .values({ ...answers, personId, email: persona.email })
    .returning();
  const accountId = added!.id;
  const unitId = await addUnit(tx, accountId, persona, now);
  for (const one of persona.further ?? []) await addFurther(tx, { accountId, unitId }, one, now);
  await addDocuments(tx, backend, accountId, persona.documents ?? [], now);
  await advanceStage(tx, accountId, now);
  return { accountId, unitId };
}

async function addUnit(tx: Tx, accountId: string, persona: Persona, now: Date) {
  const [first] = await tx.select().from(advisor).orderBy(advisor.email).limit(1);
  const [added] = await tx
    .insert(unit)
    .values({ accountId, advisorId: first?.id, ...persona.unit })
    .returning();
  const { campusName: campus, courseName: course } = persona.application ?? {};
  await giveResponsibleAdvisor(tx, added!.id, { campus, course });
  const choice = persona.application && { intake: comingIntakes(now)[0]!, ...persona.application };
  if (choice) await tx.insert(intake).values({ startsOn: choice.intake }).onConflictDoNothing();
  await tx.insert(application).values({ unitId: added!.id, ...choice });
  return added!.id;
}

/** Uses the existing unit, or makes a new one. */
async function addFurther(
  tx: Tx,
  of: { accountId: string; unitId: string },
  { unit: kind, ...choice }: NonNullable<Persona["further"]>[number],
  now: Date,
) {
  const { accountId } = of;
  const [own] = await tx
    .insert(unit)
    .values({ accountId, unit: kind, primary: false })
    .onConflictDoNothing()
    .returning();
  const intake = comingIntakes(now)[0]!;
  await tx.insert(application).values({ unitId: own?.id ?? of.unitId, primary: false, intake, ...choice });
}

/** Stores made PDFs among an applicant's documents, side by side: each waits for the disk. */
export async function addDocuments(
  tx: Tx,
  parts: Parts,
  accountId: string,
  documents: NonNullable<Persona["documents"]>,
  now: Date,
) {
  const rows = documents.map(async ({ type, ...pdf }) => ({
    accountId,
    ...kindOf(type),
    createdAt: now,
    ...(await keepMadePdf(parts, pdf)),
  }));
  if (rows.length > 0) await tx.insert(document).values(await Promise.all(rows));
}
