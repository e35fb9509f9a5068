import { accountAnswers, postalAddress } from "#contract/entities/account.ts";

/** Profile, 1: name, phone and postal address. */
export const contactForm = accountAnswers.pick({
  firstName: true,
  lastName: true,
  phone: true,
  ...postalAddress,
});
