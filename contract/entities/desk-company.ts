import { z } from "zod";
import { contractStatuses } from "../enumerations/matching.ts";
import { askedQuestion } from "./desk-ticket.ts";
import { jobOpening } from "./job-opening.ts";
import { wholeCompany } from "./kept-company.ts";

const turn = z.enum(["company", "applicant"]);
/** An applicant whom the reader looks after. */
const person = { accountId: z.uuid(), name: z.string() };

/** A published opening as advisors see it. */
const openingAtDesk = jobOpening
  .pick({ id: true, title: true, status: true, campus: true, course: true, startDate: true })
  .extend({
    openPositions: z.number().int(),
    requiredCount: z.number().int(),
    /** How many wait for an act of either side, and since when the first of them. */
    waiting: z.array(z.object({ turn, count: z.number().int(), since: z.string() })),
    /** The reader's own applicants of those in touch; without a turn a day is agreed. */
    applicants: z.array(z.object({ ...person, turn: turn.nullable(), since: z.string() })),
  });

/** A company as every advisor sees it. */
export const companyAtDesk = wholeCompany.omit({ notices: true }).extend({
  jobOpenings: z.array(openingAtDesk),
  /** Accepted places, of the reader's own applicants; without a status the contract is not requested yet. */
  contracts: z.array(z.object({ ...person, title: z.string(), status: z.enum(contractStatuses).nullable() })),
  /** How many accepted places there are of others' applicants. */
  otherContracts: z.number().int(),
  /** What its people asked us, the last changed first. */
  tickets: z.array(askedQuestion),
});
export type CompanyAtDesk = z.infer<typeof companyAtDesk>;
export type OpeningAtDesk = CompanyAtDesk["jobOpenings"][number];
