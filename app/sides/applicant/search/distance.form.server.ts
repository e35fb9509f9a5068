import { z } from "zod";
import { yesOrNo } from "#app/forms/pieces.server.ts";
import { accountAnswers } from "#contract/entities/account.ts";

/** Search, step 2: how far the way to work may be, and what the applicant brings along. */
export const distanceForm = z.object({
  practicePartnerMaxDistance: accountAnswers.shape.practicePartnerMaxDistance,
  drivingLicenseExists: yesOrNo,
  ownCar: yesOrNo,
  professionalExperienceExists: yesOrNo,
});
