import type { Employment } from "#contract/calls/company.ts";

type Choosable = Pick<Employment, "id" | "isDefault" | "invitationPending">;

/**
 * §4: the only company, the stored one, else the first; undefined where somebody has to choose: they belong to none, or
 * to several and have not chosen yet. Nobody belongs to a company that only invited them.
 */
export function activeCompany<C extends Choosable>(companies: readonly C[], storedId?: unknown): C | undefined {
  const joined = companies.filter(({ invitationPending }) => !invitationPending);
  if (joined.length === 1) return joined[0];
  const standard = joined.find(({ isDefault }) => isDefault);
  if (!storedId) return standard;
  return joined.find(({ id }) => id === storedId) ?? standard ?? joined[0];
}
