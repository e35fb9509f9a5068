import { useT } from "#app/i18n/I18n.tsx";
import { Heading } from "#app/ui/Heading.tsx";
import { ContactLines, MailLine, PhoneLine } from "#app/ui/Person.tsx";
import type { CompanyAtDesk } from "#contract/entities/desk-company.ts";

type Props = { of: Pick<CompanyAtDesk, "city" | "email" | "phone" | "locations"> };

/** Where a company is, and how to reach it. */
export function Reach({ of: { city, email, phone, locations } }: Props) {
  const t = useT();
  const [seat] = locations;
  return (
    <section className="stack">
      <Heading level={2} size="panel">
        {t("reach")}
      </Heading>
      <p>
        <bdi>{seat ? `${seat.street}, ${seat.postalCode} ${seat.city}` : city}</bdi>
      </p>
      {(phone || email) && (
        <ContactLines>
          {phone && <PhoneLine label={t("officeCompany:fields.phone.label")} number={phone} />}
          {email && <MailLine label={t("officeCompany:fields.email.label")} address={email} />}
        </ContactLines>
      )}
    </section>
  );
}
