import { useT } from "#app/i18n/I18n.tsx";
import { Card } from "#app/ui/Card.tsx";
import { Heading } from "#app/ui/Heading.tsx";
import { ContactLines, MailLine, Person, PhoneLine } from "#app/ui/Person.tsx";
import type { CompanyContact } from "#contract/entities/company-home.ts";

/** The company's contact at its campus, and how to reach them. */
export function ContactCard({ of: { name, campus, phone, email } }: { of: CompanyContact }) {
  const t = useT();
  return (
    <Card accent="teal">
      <Heading level={2} size="card">
        {t("companyContact:title")}
      </Heading>
      {name ? (
        <Person name={<bdi>{name}</bdi>} role={campus ? t("companyContact:role", { campus }) : undefined} />
      ) : (
        <p>{t("companyContact:office")}</p>
      )}
      <ContactLines>
        {phone && <PhoneLine label={t("companyContact:phone")} number={phone} />}
        <MailLine label={t("companyContact:email")} address={email} />
      </ContactLines>
    </Card>
  );
}
