import type { Account } from "#contract/entities/account.ts";

interface Choosable {
  id: string;
  primary: boolean;
}
type Choice = Pick<Account, "metadata">;

/** §4: stored id, else primary, else first; undefined when there is none. */
export function activeOf<T extends Choosable>(items: readonly T[], storedId?: unknown) {
  return items.find((item) => item.id === storedId) ?? items.find((item) => item.primary) ?? items[0];
}

/** The unit that an applicant works on; undefined while there is none. */
export const activeUnit = <U extends Choosable>({ metadata, units }: Choice & { units: readonly U[] }) =>
  activeOf(units, metadata.activeUnitId);

/** The application within that unit; undefined while there is none. */
export const activeApplication = <A extends Choosable>(
  { metadata }: Choice,
  { applications }: { applications: readonly A[] },
) => activeOf(applications, metadata.activeApplicationId);

/** Whether there is anything to choose between. */
export const hasSeveralApplications = (
  { units }: Pick<Account, "units">,
  { applications }: { applications: readonly Choosable[] },
) => units.length > 1 || applications.length > 1;
