import { accountAnswers, postalAddress } from "#contract/entities/account.ts";

/** Profile, 1: the name, and how to reach somebody by phone and by post. */
export const contactForm = accountAnswers.pick({
  firstName: true,
  lastName: true,
  phone: true,
  ...postalAddress,
});
