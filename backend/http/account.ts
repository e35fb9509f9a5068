import { applicant } from "#contract/applicant.ts";
import { accountFrom } from "../db/accounts.ts";
import { changeAccount } from "../operations/change-account.ts";
import { serve } from "./call.ts";

export const accountRoutes = [
  serve(applicant.fetchAccount, async ({ caller }) => accountFrom(caller.account, caller.units)),
  serve(applicant.changeAccount, ({ db, caller, body, now }) => changeAccount(db, caller.id, body, now)),
];
