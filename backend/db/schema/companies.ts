import { type SQL, sql } from "drizzle-orm";
import { boolean, index, integer, jsonb, pgTable, primaryKey, text, uniqueIndex, uuid } from "drizzle-orm/pg-core";
import type { CompanyLocation } from "#contract/entities/company.ts";
import type { PaymentType, Permission } from "#contract/enumerations/companies.ts";
import { searchText } from "../search-form.ts";
import { createdAt, id, isDemo, moment } from "./columns.ts";
import { ofPerson } from "./people.ts";

export const company = pgTable(
  "company",
  {
    id: id(),
    name: text().notNull(),
    /** The one in the register. */
    companyName: text(),
    portrait: text(),
    /** The town of the seat, which is the first location. */
    city: text().notNull(),
    locations: jsonb().$type<CompanyLocation[]>().notNull().default([]),
    department: text(),
    position: text(),
    website: text(),
    socialMedia: text().array().notNull().default([]),
    email: text(),
    phone: text(),
    employees: text(),
    foundedDate: text(),
    managingDirectors: text(),
    commercialRegister: text(),
    districtCourt: text(),
    imagePath: text(),
    paymentType: text().$type<PaymentType>(),
    version: integer().notNull().default(1),
    answerVersions: jsonb().$type<Record<string, number>>().notNull().default({}),
    /** When the office locked it: its people are kept out, and applicants do not find its openings. */
    lockedAt: moment(),
    isDemo: isDemo(),
    createdAt: createdAt(),
    /** What the desk searches it by (ADR 0090). */
    searchText: text().generatedAlwaysAs(
      (): SQL =>
        searchText(
          sql`${company.name} || ' ' || coalesce(${company.companyName}, '')`,
          sql`coalesce(${company.email}, '')`,
          company.phone,
        ),
    ),
  },
  (t) => [index("company_search").using("gin", t.searchText.op("gin_trgm_ops"))],
);

/** A separate table, because many calls read a company's row. */
export const companyPicture = pgTable("company_picture", {
  companyId: uuid()
    .primaryKey()
    .references(() => company.id, { onDelete: "cascade" }),
  /** Changes with each picture, so that its address does, too. */
  id: uuid().notNull().unique(),
  /** 500 × 500 pixels, base64. */
  jpeg: text().notNull(),
});

/** The account that is charged by direct debit, apart from the company: few read it. */
export const bankAccount = pgTable("bank_account", {
  companyId: uuid()
    .primaryKey()
    .references(() => company.id, { onDelete: "cascade" }),
  ownerName: text().notNull(),
  iban: text().notNull(),
  bankName: text(),
  bic: text(),
  city: text(),
  email: text().notNull(),
  /** Of the mandate; null: it has ended. */
  mandateReference: text().unique(),
  mandateGrantedAt: moment(),
  /** By name: the mandate stays when they leave. */
  mandateGrantedBy: text(),
});

export const companyUser = pgTable(
  "company_user",
  {
    id: id(),
    /** The person who last signed in with the address; null before the first sign-in. */
    personId: ofPerson(),
    email: text().notNull(),
    firstName: text().notNull(),
    lastName: text().notNull(),
    language: text().notNull().default("de"),
    /** Changes with each picture, so that its address does, too. */
    profilePicture: uuid(),
    /** The default one of several companies (spec §4); null: never chosen. */
    defaultCompanyId: uuid().references(() => company.id, { onDelete: "set null" }),
    /** When they first promised confidentiality in the wording that applies to them, and that wording (ADR 0070). */
    confidentialityAcceptedAt: moment(),
    confidentialityWording: text(),
    createdAt: createdAt(),
    /** What the desk searches them by (ADR 0090). */
    searchText: text().generatedAlwaysAs(
      (): SQL => searchText(sql`${companyUser.firstName} || ' ' || ${companyUser.lastName}`, companyUser.email),
    ),
  },
  (t) => [
    uniqueIndex("company_user_email_lower").on(sql`lower(${t.email})`),
    index("company_user_search").using("gin", t.searchText.op("gin_trgm_ops")),
  ],
);

/** A separate table, because every call by a company user reads their row. */
export const companyUserPicture = pgTable("company_user_picture", {
  companyUserId: uuid()
    .primaryKey()
    .references(() => companyUser.id, { onDelete: "cascade" }),
  /** 500 × 500 pixels, base64. */
  jpeg: text().notNull(),
});

/** A person's membership in a company, with its permissions. */
const membership = () => ({
  companyId: uuid()
    .notNull()
    .references(() => company.id, { onDelete: "cascade" }),
  companyUserId: uuid()
    .notNull()
    .references(() => companyUser.id, { onDelete: "cascade" }),
  isOwner: boolean().notNull().default(false),
  permissions: text().array().$type<Permission[]>().notNull().default([]),
});

export const employee = pgTable(
  "employee",
  {
    ...membership(),
    /** What they are there, in their company's words. */
    department: text(),
    position: text(),
    version: integer().notNull().default(1),
    answerVersions: jsonb().$type<Record<string, number>>().notNull().default({}),
    createdAt: createdAt(),
  },
  (t) => [primaryKey({ columns: [t.companyId, t.companyUserId] }), index().on(t.companyUserId)],
);

/** Invites a person to work in the portal for a company; deleted once it is answered. */
export const invitation = pgTable(
  "invitation",
  {
    /** Changes with each mail, so that older links stop working. */
    id: id(),
    ...membership(),
    /** As the host typed them: until they accept, a company is told nothing else of them (ADR 0064). */
    firstName: text().notNull(),
    lastName: text().notNull(),
    email: text().notNull(),
    /** The person who invites; null: the programme office. The invitation ends with its host, whose rights it gives. */
    invitedBy: uuid().references(() => companyUser.id, { onDelete: "cascade" }),
    expiresAt: moment().notNull(),
  },
  (t) => [uniqueIndex().on(t.companyId, t.companyUserId), index().on(t.companyUserId)],
);
