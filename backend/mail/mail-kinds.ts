import { z } from "zod";

const link = z.url();
const minutes = z.number().int();

/** Every mail there is, and what its words in `locales/<lng>/mail.json` are filled with. */
export const mailKinds = {
  confirmationCode: z.object({ code: z.string(), minutes }),
  emailVerification: z.object({ link }),
  passwordReset: z.object({ link, minutes }),
  passwordChanged: z.object({}),
  alreadyRegistered: z.object({ link }),
  ticketAnswered: z.object({ topic: z.string(), link }),
  consentConfirmation: z.object({ link }),
  withdrawn: z.object({ link }),
  /** `day` as people read it: 05.12.2026. */
  deletionRequested: z.object({ day: z.string(), link }),
  accountDeleted: z.object({}),
};

export type MailKind = keyof typeof mailKinds;
export type MailValues<Kind extends MailKind> = z.infer<(typeof mailKinds)[Kind]>;
