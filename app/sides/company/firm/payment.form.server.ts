import { z } from "zod";
import { evenIfIncomplete } from "#app/forms/pieces.server.ts";
import { bankAccountAnswers, type OwnCompany } from "#contract/entities/company.ts";
import { paymentTypes } from "#contract/enumerations/companies.ts";
import { message } from "#contract/message.ts";
import { hasRightDigits, plainIban } from "#domain/iban.ts";

const { shape } = bankAccountAnswers;
const paymentType = z.enum(paymentTypes, { error: message("required") });
const typedIban = z
  .string({ error: message("required") })
  .transform(plainIban)
  .refine(hasRightDigits, message("iban"));

/**
 * Direct debit: the account and its mandate. The IBAN may stay away where one is stored, and the mandate need not be
 * granted again where one stands for the same account and owner.
 */
export const directDebitForm = ({ bankAccount: stored }: Pick<OwnCompany, "bankAccount">) =>
  z.object({
    paymentType,
    bankAccount: z
      .object({
        ownerName: shape.ownerName,
        iban: stored ? typedIban.optional() : typedIban,
        bic: z.string().transform(plainIban).pipe(shape.bic.unwrap().unwrap()).optional(),
        email: shape.email,
        sepaConfirmed: shape.sepaConfirmed.default(false),
      })
      .refine(
        ({ ownerName, iban, sepaConfirmed }) =>
          sepaConfirmed || (stored?.sepaConfirmed && !iban && (!ownerName || ownerName === stored.ownerName)),
        { error: message("mustConfirm"), path: ["sepaConfirmed"], ...evenIfIncomplete },
      ),
  });
export type Payment = z.input<ReturnType<typeof directDebitForm>>;

const typed = z.string().optional();
/** Any other choice, or none yet: the account is not asked for, and what was typed of it stays on the page. */
export const paymentTypeForm = z.object({
  paymentType,
  bankAccount: z.object({ ownerName: typed, iban: typed, bic: typed, email: typed, sepaConfirmed: typed }).optional(),
});
