import { applicant } from "#contract/calls/applicant.ts";
import { fetchCampaigns } from "../operations/announcements/fetch-campaigns.ts";
import { fetchReferralLink } from "../operations/announcements/fetch-referral-link.ts";
import { participateInCampaign } from "../operations/announcements/participate-in-campaign.ts";
import { registerForCampaign } from "../operations/announcements/register-for-campaign.ts";
import { serve } from "./call.ts";

export const friendRoutes = [
  serve(applicant.fetchReferralLink, ({ db, caller, backend }) =>
    fetchReferralLink(db, caller.account, backend.settings.publicUrl),
  ),
  serve(applicant.fetchCampaigns, ({ db, caller, now }) => fetchCampaigns(db, caller.id, now)),
  serve(applicant.registerForCampaign, ({ db, caller, params, now }) =>
    registerForCampaign(db, caller.id, params.campaignId, now),
  ),
  serve(applicant.participateInCampaign, ({ db, caller, params, now }) =>
    participateInCampaign(db, caller.id, params.campaignId, now),
  ),
];
