import { useT } from "#app/i18n/I18n.tsx";
import { Heading } from "#app/ui/Heading.tsx";
import { ContactLines, MailLine, PhoneLine } from "#app/ui/Person.tsx";
import { TextLink } from "#app/ui/TextLink.tsx";
import { usePaths } from "#app/use-paths.ts";
import type { ApplicantAtDesk } from "#contract/entities/desk-applicant.ts";
import { advisorPaths } from "../paths.ts";

interface Props {
  of: ApplicantAtDesk;
  isOffice: boolean;
}

/** How to reach the applicant; the office goes on to their account. */
export function Contact({ of: { accountId, answers }, isOffice }: Props) {
  const t = useT();
  const paths = usePaths(advisorPaths);
  const { phone, email } = answers;
  return (
    <section className="stack">
      <Heading level={2} size="panel">
        {t("contact.title")}
      </Heading>
      <ContactLines>
        {phone && <PhoneLine label={t("contact.phone")} number={phone} />}
        <MailLine label={t("contact.email")} address={email} />
      </ContactLines>
      {isOffice && <TextLink to={paths.account(accountId)}>{t("contact.account")}</TextLink>}
    </section>
  );
}
