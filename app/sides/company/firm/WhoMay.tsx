import { useT } from "#app/i18n/I18n.tsx";
import { isolated } from "#app/i18n/isolated.ts";
import { Text } from "#app/ui/Text.tsx";
import type { OwnCompany } from "#contract/entities/company.ts";
import { mayDo } from "#domain/permissions.ts";

type Part = "editCompanyMasterData" | "editCompanyPortrait" | "editCompanyPaymentDetails";

/** For readers who may not: who may. */
export function WhoMay({ do: permission, in: { holders } }: { do: Part; in: Pick<OwnCompany, "holders"> }) {
  const t = useT();
  const names = holders.filter((holder) => mayDo(holder, permission)).map(({ name }) => isolated(name));
  return <Text muted>{t(`firm:whoMay.${permission}`, { names: names.join(", ") })}</Text>;
}
