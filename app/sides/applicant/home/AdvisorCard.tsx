import { useT } from "#app/i18n/I18n.tsx";
import { Card } from "#app/ui/Card.tsx";
import { Heading } from "#app/ui/Heading.tsx";
import { ContactLines, MailLine, Person, PhoneLine, WhatsAppLine } from "#app/ui/Person.tsx";
import { Text } from "#app/ui/Text.tsx";
import type { FallbackContact } from "#contract/calls/public.ts";
import type { Advisor } from "#contract/entities/unit.ts";

interface Props {
  /** The advisor, or whom to turn to while there is none. */
  of: Advisor | FallbackContact;
  /** The expected time of an answer, in words. */
  reply: string;
}

/** The advisor, and all ways to reach them. */
export function AdvisorCard({ of, reply }: Props) {
  const t = useT();
  const { phone, email } = of;
  const advisor = "name" in of ? of : undefined;
  const mobile = advisor?.mobilePhone;
  const whatsapp = "name" in of ? of.whatsappAvailable && mobile : of.whatsapp;
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
        {whatsapp && <WhatsAppLine label={t("advisorCard:whatsapp")} number={whatsapp} />}
        <MailLine label={t("advisorCard:email")} address={email} />
      </ContactLines>
      <Text size={2} muted>
        {reply}
      </Text>
    </Card>
  );
}
