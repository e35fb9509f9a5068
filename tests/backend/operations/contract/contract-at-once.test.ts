import { and, eq } from "drizzle-orm";
import { describe, expect, it } from "vitest";
import { lockAccount } from "#backend/db/accounts.ts";
import { contract } from "#backend/db/schema/contract.ts";
import { document } from "#backend/db/schema/documents.ts";
import { submitContractDocuments } from "#backend/operations/contract/submit-contract-documents.ts";
import { lockLeaving, withdrawMatches } from "#backend/operations/matching/withdraw-matches.ts";
import { advisor } from "#contract/calls/advisor.ts";
import { applicant } from "#contract/calls/applicant.ts";
import { company } from "#contract/calls/company.ts";
import type { DocumentType } from "#contract/enumerations/documents.ts";
import { addMonths } from "#domain/months.ts";
import { todayInGermany } from "#domain/today.ts";
import { personalAnswers } from "../../../domain/answers.ts";
import { untilSomebodyWaits } from "../../../world/until-somebody-waits.ts";
import { useWorld } from "../../../world/world.ts";

const { addDocument, addJobOpening, addMatch, addMia, call, db, miriam, nordlicht, offer, settings, wish } =
  await useWorld();
const { publicUrl } = settings;

const today = todayInGermany(new Date());
const soon = addMonths(today, 2);
const needed: DocumentType[] = ["Certificate health insurance", "PhotoId", "CertifiedCopyUEC"];
const answers = {
  languageSkills: [{ code: "de", level: 7 }],
  ...personalAnswers,
  healthInsuranceProofDate: today,
};

/** Mia, who accepted an offer of Nordlicht, with everything there for the contract. */
async function addAccepted() {
  const mia = await addMia(answers, { stage: "Contract Proposal" });
  await offer({ intakes: [soon] });
  await wish(mia, { intake: soon });
  const opening = await addJobOpening(nordlicht.id, { startDate: soon, status: "staffed", openPositions: 0 });
  await addMatch("offer_accepted", { opening, person: mia });
  const papers: string[] = [];
  for (const type of needed) papers.push(await addDocument(mia, { type }));
  return { mia, paper: papers[0]!, params: { companyId: nordlicht.id, jobOpeningId: opening.id, accountId: mia.id } };
}
type Accepted = Awaited<ReturnType<typeof addAccepted>>;

const change = { category: "Certificate", type: "Certificate" };
const acts: [string, (of: Accepted) => Promise<{ status: number }>][] = [
  ["deleted", ({ paper, mia }) => call(applicant.deleteDocument, { params: { documentId: paper } }, mia.token)],
  [
    "moved",
    ({ paper, mia }) => call(applicant.changeDocument, { params: { documentId: paper }, body: change }, mia.token),
  ],
  [
    "refused",
    ({ paper }) =>
      call(
        advisor.refuseDocument,
        { params: { documentId: paper }, body: { reason: "Die Rückseite fehlt." } },
        miriam.token,
      ),
  ],
  ["accepted", ({ paper }) => call(advisor.acceptDocument, { params: { documentId: paper }, body: {} }, miriam.token)],
];

describe("a paper of a contract", () => {
  it.each(acts.slice(0, 3))("that is %s while it is handed in is looked at again", async (_, act) => {
    const accepted = await addAccepted();
    const { mia, params } = accepted;
    await call(company.requestContract, { params }, nordlicht.token);
    const handedIn = await db.transaction(async (tx) => {
      const { version } = await submitContractDocuments({ db: tx, publicUrl, now: new Date() }, mia, {});
      const done = act(accepted);
      await untilSomebodyWaits(tx);
      return { version, done };
    });
    expect((await handedIn.done).status).toBeLessThan(300);
    const [stored] = await db.select().from(contract).where(eq(contract.unitId, mia.unitId));
    expect(stored).toMatchObject({ status: "in_review", version: handedIn.version + 1 });
  });

  it.each(acts)("that is %s is not held while its account is waited for", async (_, act) => {
    const accepted = await addAccepted();
    const own = and(eq(document.id, accepted.paper), eq(document.accountId, accepted.mia.id));
    const { done } = await db.transaction(async (tx) => {
      await lockAccount(tx, accepted.mia.id);
      const done = act(accepted);
      await untilSomebodyWaits(tx);
      // As an account is deleted: with its documents.
      expect(await tx.select().from(document).where(own).for("update", { noWait: true })).toHaveLength(1);
      return { done };
    });
    expect((await done).status).toBeLessThan(300);
  });
});

it("no contract is requested for an application that its applicant is just withdrawing", async () => {
  const { mia, params } = await addAccepted();
  const { asked } = await db.transaction(async (tx) => {
    const by = { role: "applicant", actorId: mia.id } as const;
    await withdrawMatches({ db: tx, publicUrl, now: new Date() }, (await lockLeaving(tx, mia.id))!, by);
    const asked = call(company.requestContract, { params }, nordlicht.token);
    await untilSomebodyWaits(tx);
    return { asked };
  });
  const { status, body } = await asked;
  expect([status, body.customErrors]).toEqual([409, { status: ["matchMoved?status=cancelled&version=2"] }]);
  expect(await db.$count(contract, eq(contract.unitId, mia.unitId))).toBe(0);
});
