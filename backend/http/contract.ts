import { advisor } from "#contract/advisor.ts";
import { applicant } from "#contract/applicant.ts";
import { company } from "#contract/company.ts";
import type { Work } from "../operations/act.ts";
import { decideContract } from "../operations/decide-contract.ts";
import { fetchContract } from "../operations/fetch-contract.ts";
import { refuseDocument } from "../operations/refuse-document.ts";
import { requestContract } from "../operations/request-contract.ts";
import { signContract } from "../operations/sign-contract.ts";
import { submitContractDocuments } from "../operations/submit-contract-documents.ts";
import { type Call, serve } from "./call.ts";

const workOf = ({ db, backend, now }: Pick<Call, "db" | "backend" | "now">): Work => ({
  db,
  publicUrl: backend.settings.publicUrl,
  now,
});

export const contractRoutes = [
  serve(applicant.fetchContract, ({ db, caller }) => fetchContract(db, caller)),
  serve(applicant.submitContractDocuments, (call) =>
    submitContractDocuments(workOf(call), call.caller.id, call.body.version),
  ),
  serve(company.requestContract, (call) => requestContract(workOf(call), call.caller, call.params)),
  serve(company.signContract, (call) => signContract(workOf(call), call.caller, call.params)),
  serve(advisor.decideContract, (call) => decideContract(workOf(call), call.caller.id, call.params.id, call.body)),
  serve(advisor.refuseDocument, (call) =>
    refuseDocument(workOf(call), call.caller.id, call.params.id, call.body.reason),
  ),
];
