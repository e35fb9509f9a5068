import { useT } from "#app/i18n/I18n.tsx";
import { Fact, Facts } from "#app/ui/Facts.tsx";
import type { AccountAnswers } from "#contract/entities/account.ts";

type Contact = AccountAnswers["practicePartnerContact"];
const names = [
  "companyName",
  "contactPerson",
  "email",
  "street",
  "postalCode",
  "city",
] as const satisfies (keyof Contact)[];

/** The practice partner as stored, once it can no longer be changed. */
export function PartnerFacts({ contact }: { contact: Contact }) {
  const t = useT();
  return (
    <Facts>
      {names.map(
        (name) =>
          contact[name] && (
            <Fact key={name} label={t(`fields.practicePartnerContact.${name}.label`)}>
              <bdi>{contact[name]}</bdi>
            </Fact>
          ),
      )}
    </Facts>
  );
}
