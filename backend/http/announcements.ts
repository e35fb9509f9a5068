import { applicant } from "#contract/calls/applicant.ts";
import { company } from "#contract/calls/company.ts";
import { office } from "#contract/calls/office.ts";
import { publicCalls } from "#contract/calls/public.ts";
import { countLink } from "../operations/announcements/count-link.ts";
import { fetchCampaigns } from "../operations/announcements/fetch-campaigns.ts";
import { fetchNews } from "../operations/announcements/fetch-news.ts";
import { fetchNewsItem } from "../operations/announcements/fetch-news-item.ts";
import { fetchReferralLink } from "../operations/announcements/fetch-referral-link.ts";
import { fetchRegistrations } from "../operations/announcements/fetch-registrations.ts";
import { fetchUpskillingOffers } from "../operations/announcements/fetch-upskilling-offers.ts";
import { participateInCampaign } from "../operations/announcements/participate-in-campaign.ts";
import { registerForCampaign } from "../operations/announcements/register-for-campaign.ts";
import { serve } from "./call.ts";

export const announcementRoutes = [
  serve(applicant.fetchNews, fetchNews),
  serve(applicant.fetchNewsItem, fetchNewsItem),
  serve(company.fetchNews, fetchNews),
  serve(company.fetchNewsItem, fetchNewsItem),
  serve(company.fetchUpskillingOffers, fetchUpskillingOffers),
  serve(applicant.fetchReferralLink, fetchReferralLink),
  serve(applicant.fetchCampaigns, fetchCampaigns),
  serve(applicant.registerForCampaign, registerForCampaign),
  serve(applicant.participateInCampaign, participateInCampaign),
  serve(office.fetchRegistrations, fetchRegistrations),
  serve(publicCalls.track, countLink),
];
