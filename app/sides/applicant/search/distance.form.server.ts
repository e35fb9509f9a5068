import { z } from "zod";
import { yesOrNo } from "#app/forms/pieces.server.ts";
import { accountAnswers } from "#contract/entities/account.ts";

/** Search, step 2: the maximum distance to work, and the applicant's skills and mobility. */
export const distanceForm = z.object({
  practicePartnerMaxDistance: accountAnswers.shape.practicePartnerMaxDistance,
  drivingLicenseExists: yesOrNo,
  ownCar: yesOrNo,
  professionalExperienceExists: yesOrNo,
});
