import { applicant } from "#contract/applicant.ts";
import { fetchCampaigns } from "../operations/fetch-campaigns.ts";
import { fetchReferralLink } from "../operations/fetch-referral-link.ts";
import { participateInCampaign } from "../operations/participate-in-campaign.ts";
import { registerForCampaign } from "../operations/register-for-campaign.ts";
import { serve } from "./call.ts";

export const friendRoutes = [
  serve(applicant.fetchReferralLink, ({ db, caller, backend }) =>
    fetchReferralLink(db, caller.account, backend.settings.publicUrl),
  ),
  serve(applicant.fetchCampaigns, ({ db, caller, now }) => fetchCampaigns(db, caller.id, now)),
  serve(applicant.registerForCampaign, ({ db, caller, params, now }) =>
    registerForCampaign(db, caller.id, params.id, now),
  ),
  serve(applicant.participateInCampaign, ({ db, caller, params, now }) =>
    participateInCampaign(db, caller.id, params.id, now),
  ),
];
