import { formatDay } from "#app/i18n/format.ts";
import type { Translate } from "#app/i18n/translate.ts";
import type { KeptCompany } from "#contract/entities/kept-company.ts";

/** Whether a company is locked, and since when; else how many openings applicants find. */
export const stateOf = (t: Translate, { lockedAt, openJobOpenings: count }: KeptCompany) =>
  lockedAt ? t("deskCompanies:state.locked", { date: formatDay(lockedAt) }) : t("deskCompanies:state.open", { count });
