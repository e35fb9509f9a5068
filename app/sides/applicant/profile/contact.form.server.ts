import { evenIfIncomplete } from "#app/forms/pieces.server.ts";
import { accountAnswers, postalAddress, refuseGermanPostalCode } from "#contract/entities/account.ts";

/** Profile, 1: name, phone and postal address. */
export const contactForm = accountAnswers
  .pick({
    firstName: true,
    lastName: true,
    phone: true,
    ...postalAddress,
  })
  .superRefine(refuseGermanPostalCode, evenIfIncomplete);
