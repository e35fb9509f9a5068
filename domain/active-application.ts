import type { Account } from "#contract/entities/account.ts";

interface Choosable {
  id: string;
  primary: boolean;
}
type Choice = Pick<Account, "metadata">;

/** §4: stored id, else primary, else first; undefined for an empty list. */
export function activeOf<T extends Choosable>(items: readonly T[], storedId?: unknown) {
  return items.find((item) => item.id === storedId) ?? items.find((item) => item.primary) ?? items[0];
}

/** The unit that an applicant works on; undefined as long as they have none. */
export const activeUnit = <U extends Choosable>({ metadata, units }: Choice & { units: readonly U[] }) =>
  activeOf(units, metadata.activeUnitId);

/** The unit that study advisors see and decide on: the one that has a contract, else the active one. */
export const decidedUnit = <U extends Choosable & { contract: object | null }>(of: Choice & { units: readonly U[] }) =>
  of.units.find(({ contract }) => contract) ?? activeUnit(of);

/** The application within that unit; undefined as long as it has none. */
export const activeApplication = <A extends Choosable>(
  { metadata }: Choice,
  { applications }: { applications: readonly A[] },
) => activeOf(applications, metadata.activeApplicationId);

/** Whether the applicant has more than one application to choose from. */
export const hasSeveralApplications = (
  { units }: Pick<Account, "units">,
  { applications }: { applications: readonly Choosable[] },
) => units.length > 1 || applications.length > 1;
