import { z } from "zod";
import { isDay } from "../day.ts";
import { paymentStates, paymentTypes, permissions } from "../enumerations/companies.ts";
import { limits } from "../limits.ts";
import { message } from "../message.ts";
import { email, iban, nullable, oneLine, phone, placePostalCode, text, webAddress } from "../values.ts";

/** What an applicant sees of a company. */
export const companyPortrait = z.object({
  id: z.uuid(),
  name: z.string(),
  portrait: z.string().nullable(),
  city: z.string(),
  website: z.string().nullable(),
  socialMedia: z.array(z.string()),
  employees: z.string().nullable(),
  foundedDate: z.string().nullable(),
  imagePath: z.string().nullable(),
});
export type CompanyPortrait = z.infer<typeof companyPortrait>;

const line = oneLine(limits.lineCharacters);
/** Where a company says that it is. */
export const companyLocation = z.object({ street: line, postalCode: placePostalCode, city: line });
/** The same as it is stored: the postal code may be from before it was looked at. */
export const storedLocation = companyLocation.extend({ postalCode: z.string() });
export type CompanyLocation = z.infer<typeof companyLocation>;

/** What a company says of itself (spec §3); `name` is what applicants read, `companyName` the one in the register. */
export const companyAnswers = z.object({
  name: line,
  companyName: line,
  /** The first is the seat: its town stands beside the name. */
  locations: z.array(companyLocation).min(1, message("required")).max(limits.companyLocations),
  /** Whom the programme calls: where they work in the company, and as what. */
  department: line,
  position: line,
  email,
  phone,
  website: webAddress,
  socialMedia: z.array(webAddress).max(limits.companySocialMedia),
  employees: line,
  /** The year, or the day. */
  foundedDate: z
    .string()
    .trim()
    .refine((typed) => isDay(typed) || isDay(`${typed}-01-01`), message("year")),
  managingDirectors: line,
  commercialRegister: line,
  districtCourt: line,
});

/** How a company presents itself to applicants. */
export const portraitAnswers = z.object({ portrait: text(limits.longTextCharacters, 15) });

const always = companyAnswers.pick({ name: true, locations: true, socialMedia: true });
/** Changed answers; null takes one back, unless every company has it. */
export const companyChanges = nullable(companyAnswers.shape).extend(always.shape).partial();
export type CompanyChanges = z.infer<typeof companyChanges>;

/** The account that is charged, and its mandate: without a direct debit nobody needs the account. */
export const bankAccountAnswers = z.object({
  ownerName: line,
  /** Left out: the stored one stays, as nobody is shown it again. */
  iban: iban.optional(),
  /** Known of German banks; left out with the IBAN, these three stay as well. */
  bankName: line.nullish(),
  bic: z
    .string()
    .regex(/^[A-Z]{6}[A-Z0-9]{2}([A-Z0-9]{3})?$/, message("bic"))
    .nullish(),
  city: line.nullish(),
  /** Where debits are announced. */
  email,
  /** Grants a mandate; one that stands needs it only for another account or owner. */
  sepaConfirmed: z.boolean({ error: message("mustConfirm") }),
});
export type BankAccountAnswers = z.infer<typeof bankAccountAnswers>;
/** The same as it is shown: all but the last characters of the IBAN are hidden. */
const bankAccount = bankAccountAnswers.extend({ iban: z.string() });

/** A company as its colleagues see it. */
export const ownCompany = nullable(companyAnswers.shape).extend({
  ...always.shape,
  locations: z.array(storedLocation),
  phone: z.string().nullable(),
  id: z.uuid(),
  city: z.string(),
  portrait: z.string().nullable(),
  imagePath: z.string().nullable(),
  version: z.number().int(),
  paymentType: z.enum(paymentTypes).nullable(),
  paymentState: z.enum(paymentStates),
  /** null: there is none, or its reader may not change it. */
  bankAccount: bankAccount.nullable(),
  mandateReference: z.string().nullable(),
  mandateGrantedAt: z.string().nullable(),
  /** Who would debit the account; null: the programme takes no direct debits. */
  creditor: z.object({ name: z.string(), id: z.string() }).nullable(),
  /** Who may change what, by name; owners have every right. */
  holders: z.array(z.object({ name: z.string(), isOwner: z.boolean(), permissions: z.array(z.enum(permissions)) })),
});
export type OwnCompany = z.infer<typeof ownCompany>;
