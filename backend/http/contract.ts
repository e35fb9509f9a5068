import { advisor } from "#contract/calls/advisor.ts";
import { applicant } from "#contract/calls/applicant.ts";
import { company } from "#contract/calls/company.ts";
import { decideContract } from "../operations/contract/decide-contract.ts";
import { fetchContract } from "../operations/contract/fetch-contract.ts";
import { refuseDocument } from "../operations/contract/refuse-document.ts";
import { requestContract } from "../operations/contract/request-contract.ts";
import { signContract } from "../operations/contract/sign-contract.ts";
import { submitContractDocuments } from "../operations/contract/submit-contract-documents.ts";
import { serve } from "./call.ts";
import { workOf } from "./work-of.ts";

export const contractRoutes = [
  serve(applicant.fetchContract, ({ db, caller }) => fetchContract(db, caller)),
  serve(applicant.submitContractDocuments, (call) =>
    submitContractDocuments(workOf(call), call.caller.id, call.body.version),
  ),
  serve(company.requestContract, (call) => requestContract(workOf(call), call.params)),
  serve(company.signContract, (call) => signContract(workOf(call), call.params)),
  serve(advisor.decideContract, (call) =>
    decideContract(workOf(call), call.caller.id, call.params.accountId, call.body),
  ),
  serve(advisor.refuseDocument, (call) =>
    refuseDocument(workOf(call), call.caller.id, call.params.documentId, call.body.reason),
  ),
];
