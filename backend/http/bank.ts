import { bank } from "#contract/calls/bank.ts";
import { fetchBankInfo } from "../operations/companies/fetch-bank-info.ts";
import { serve } from "./call.ts";

export const bankRoutes = [serve(bank.fetchBankInfo, fetchBankInfo)];
