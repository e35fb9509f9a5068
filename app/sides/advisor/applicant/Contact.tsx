import { useT } from "#app/i18n/I18n.tsx";
import { Heading } from "#app/ui/Heading.tsx";
import { ContactLines, MailLine, PhoneLine } from "#app/ui/Person.tsx";
import type { ApplicantAtDesk } from "#contract/entities/desk-applicant.ts";

/** How to reach the applicant. */
export function Contact({ of: { phone, email } }: { of: ApplicantAtDesk["answers"] }) {
  const t = useT();
  return (
    <section className="stack">
      <Heading level={2} size="panel">
        {t("contact.title")}
      </Heading>
      <ContactLines>
        {phone && <PhoneLine label={t("contact.phone")} number={phone} />}
        <MailLine label={t("contact.email")} address={email} />
      </ContactLines>
    </section>
  );
}
