import { z } from "zod";
import { campaign } from "#contract/entities/campaign.ts";

/** One act: which campaign, and whether the applicant wants to take part or has. */
export const campaignForm = z.object({ campaignId: campaign.shape.id, act: z.enum(["register", "participate"]) });
