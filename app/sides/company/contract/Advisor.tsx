import { useT } from "#app/i18n/I18n.tsx";
import { Card } from "#app/ui/Card.tsx";
import { Heading } from "#app/ui/Heading.tsx";
import { ContactLines, MailLine, Person, PhoneLine } from "#app/ui/Person.tsx";
import type { ContractAtOpening } from "#contract/entities/contract.ts";

/** Who checks the papers and sends the contract. */
export function Advisor({ of, campus }: { of: NonNullable<ContractAtOpening["advisor"]>; campus: string }) {
  const t = useT();
  return (
    <Card accent="teal">
      <Heading level={2} size="card">
        {t("advisor.title")}
      </Heading>
      <Person name={<bdi>{of.name}</bdi>} role={t("advisor.role", { campus })} />
      <ContactLines>
        {of.phone && <PhoneLine label={t("advisor.phone")} number={of.phone} />}
        <MailLine label={t("advisor.email")} address={of.email} />
      </ContactLines>
    </Card>
  );
}
