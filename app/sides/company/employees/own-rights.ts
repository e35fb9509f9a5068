import type { Employment } from "#contract/calls/company.ts";
import { permissions } from "#contract/enumerations/companies.ts";
import { mayDo } from "#domain/permissions.ts";

/** The rights that somebody has at a company, and may thus give or take (ADR 0064). */
export const ownRights = (employment: Pick<Employment, "isOwner" | "permissions">) =>
  permissions.filter((right) => mayDo(employment, right));
