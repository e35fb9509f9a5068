import { advisor } from "#contract/calls/advisor.ts";
import { applicant } from "#contract/calls/applicant.ts";
import { company } from "#contract/calls/company.ts";
import { decideContract } from "../operations/contract/decide-contract.ts";
import { exportStudents } from "../operations/contract/export-students.ts";
import { fetchContract } from "../operations/contract/fetch-contract.ts";
import { fetchContractAtOpening } from "../operations/contract/fetch-contract-at-opening.ts";
import { fetchStudents } from "../operations/contract/fetch-students.ts";
import { requestContract } from "../operations/contract/request-contract.ts";
import { signContract } from "../operations/contract/sign-contract.ts";
import { submitContractDocuments } from "../operations/contract/submit-contract-documents.ts";
import { serve } from "./call.ts";

export const contractRoutes = [
  serve(applicant.fetchContract, fetchContract),
  serve(applicant.submitContractDocuments, submitContractDocuments),
  serve(company.fetchContract, fetchContractAtOpening),
  serve(company.requestContract, requestContract),
  serve(company.signContract, signContract),
  serve(company.fetchStudents, fetchStudents),
  serve(company.exportStudents, exportStudents),
  serve(advisor.decideContract, decideContract),
];
