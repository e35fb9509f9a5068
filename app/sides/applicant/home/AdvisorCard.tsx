import { useT } from "#app/i18n/I18n.tsx";
import { Card } from "#app/ui/Card.tsx";
import { Heading } from "#app/ui/Heading.tsx";
import { ContactLine, ContactLines, MailLine, Person, PhoneLine } from "#app/ui/Person.tsx";
import { Text } from "#app/ui/Text.tsx";
import { TextLink } from "#app/ui/TextLink.tsx";
import type { Advisor } from "#contract/entities/unit.ts";

interface Props {
  advisor: Advisor | null;
  /** Whom to turn to while there is no advisor yet. */
  fallback: { phone: string; email: string };
  /** When to expect an answer, in words. */
  reply: string;
}

/** The advisor, and every way to reach them. */
export function AdvisorCard({ advisor, fallback, reply }: Props) {
  const t = useT();
  const { phone, email } = advisor ?? fallback;
  const mobile = advisor?.mobilePhone;
  return (
    <Card>
      <Heading level={2} size="card">
        {t("advisorCard:title")}
      </Heading>
      {advisor ? (
        <Person
          name={<bdi>{advisor.name}</bdi>}
          role={t("advisorCard:role", { city: advisor.city })}
          picture={advisor.imagePath ?? undefined}
        />
      ) : (
        <p>{t("advisorCard:none")}</p>
      )}
      <ContactLines>
        {phone && <PhoneLine label={t("advisorCard:phone")} number={phone} />}
        {mobile && <PhoneLine icon="mobile" label={t("advisorCard:mobile")} number={mobile} />}
        {mobile && advisor.whatsappAvailable && (
          <ContactLine icon="whatsapp">
            <TextLink to={`https://wa.me/${mobile.replace(/\D/g, "")}`} rel="noreferrer">
              {t("advisorCard:whatsapp")}
            </TextLink>
          </ContactLine>
        )}
        <MailLine label={t("advisorCard:email")} address={email} />
      </ContactLines>
      <Text size={2} muted>
        {reply}
      </Text>
    </Card>
  );
}
