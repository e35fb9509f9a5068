import { eq } from "drizzle-orm";
import type { Db } from "#backend/db/open.ts";
import { account } from "#backend/db/schema/account.ts";
import { jobOpening } from "#backend/db/schema/job-openings.ts";
import { addDocuments } from "#backend/demo/add-applicant.ts";
import type { Parts } from "#backend/demo/keep-made-pdf.ts";
import { applicant } from "#contract/calls/applicant.ts";
import { company } from "#contract/calls/company.ts";
import type { Input } from "#contract/endpoint.ts";
import type { DocumentType } from "#contract/enumerations/documents.ts";
import { todayInGermany } from "#domain/today.ts";
import type { CallAs } from "./calls.ts";

const papers: DocumentType[] = ["Certificate health insurance", "PhotoId", "CertifiedCopyUEC"];

/** What applicants and advisors do about a contract while its company is told of. */
export function meetContracts(db: Db, as: CallAs, parts: Parts) {
  const idOf = async (email: string) => {
    const [found] = await db.select({ id: account.id }).from(account).where(eq(account.email, email));
    return found!.id;
  };

  const handIn = (accountId: string, types: DocumentType[]) =>
    db.transaction(async (tx) => {
      const documents = types.map((type) => ({ type, name: `${type}.pdf`, title: type, lines: [] }));
      await addDocuments(tx, parts, accountId, documents, new Date());
    });

  const contracts = {
    /** A document of an applicant, named by its type. */
    handInDocumentOf: async (email: string, type: DocumentType) => handIn(await idOf(email), [type]),
    /** The personal answers and papers that a contract needs, which nobody has handed in yet. */
    async gatherPapersOf(email: string) {
      const accountId = await idOf(email);
      const answers = {
        placeOfBirth: "Hamburg",
        countryOfBirth: "DE",
        nationality: "DE",
        healthInsuranceType: "statutory",
        healthInsuranceProofDate: todayInGermany(new Date()),
      } as const;
      await db.update(account).set(answers).where(eq(account.id, accountId));
      await handIn(accountId, papers);
    },
    /** The personal answers and papers that a contract needs, handed in for the check. */
    async handInPapersOf(email: string) {
      await contracts.gatherPapersOf(email);
      await as("applicant", email)(applicant.submitContractDocuments, { body: {} });
    },
    /** An applicant changes answers, as in another tab. */
    changeAnswersOf: (email: string, body: Input<typeof applicant.changeAccount>["body"]) =>
      as("applicant", email)(applicant.changeAccount, { body }),
    /** A colleague says that the contract is signed, as from another place. */
    async signContractOf(owner: string, jobOpeningId: string, email: string) {
      const accountId = await idOf(email);
      const [opening] = await db.select().from(jobOpening).where(eq(jobOpening.id, jobOpeningId));
      const params = { companyId: opening!.companyId, jobOpeningId, accountId };
      await as("company", owner)(company.signContract, { params, body: {} });
    },
  };
  return contracts;
}
