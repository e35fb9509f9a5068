import { office } from "#contract/calls/office.ts";
import { changeAddress } from "../operations/account/change-address.ts";
import { fetchAccount } from "../operations/account/fetch-account.ts";
import { fetchAccounts } from "../operations/account/fetch-accounts.ts";
import { unblockSignIn } from "../operations/identity/unblock-sign-in.ts";
import { cancelDeletion } from "../operations/personal-data/cancel-deletion.ts";
import { requestDeletion } from "../operations/personal-data/request-deletion.ts";
import { serve } from "./call.ts";

/** What the office does about applicants' accounts. */
export const keptAccountRoutes = [
  serve(office.fetchAccounts, fetchAccounts),
  serve(office.fetchAccount, fetchAccount),
  serve(office.unblockSignIn, unblockSignIn),
  serve(office.changeAddress, changeAddress),
  serve(office.requestDeletion, (work, _caller, { accountId }) => requestDeletion(work, { id: accountId })),
  serve(office.cancelDeletion, (work, _caller, { accountId }) => cancelDeletion(work, { id: accountId })),
];
