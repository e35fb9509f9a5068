import { useT } from "#app/i18n/I18n.tsx";
import { Card } from "#app/ui/Card.tsx";
import { Heading } from "#app/ui/Heading.tsx";
import { Hidden } from "#app/ui/Hidden.tsx";
import type { IconName } from "#app/ui/Icon.tsx";
import { ContactLine, ContactLines, Person } from "#app/ui/Person.tsx";
import { Text } from "#app/ui/Text.tsx";
import { TextLink } from "#app/ui/TextLink.tsx";
import type { Advisor } from "#contract/entities/unit.ts";
import { limits } from "#contract/limits.ts";

interface Props {
  advisor: Advisor | null;
  /** Whom to turn to while there is no advisor yet. */
  fallback: { phone: string; email: string };
}

/** The advisor, and every way to reach them. */
export function AdvisorCard({ advisor, fallback }: Props) {
  const t = useT();
  const { phone, email } = advisor ?? fallback;
  const mobile = advisor?.mobilePhone;
  return (
    <Card>
      <Heading level={2} size="card">
        {t("advisor.title")}
      </Heading>
      {advisor ? (
        <Person
          name={<bdi>{advisor.name}</bdi>}
          role={<Role city={advisor.city} />}
          picture={advisor.imagePath ?? undefined}
        />
      ) : (
        <p>{t("advisor.none")}</p>
      )}
      <ContactLines>
        {phone && <Reach icon="phone" label={t("advisor.phone")} to={`tel:${bare(phone)}`} text={phone} />}
        {mobile && <Reach icon="mobile" label={t("advisor.mobile")} to={`tel:${bare(mobile)}`} text={mobile} />}
        {mobile && advisor.whatsappAvailable && (
          <ContactLine icon="whatsapp">
            <TextLink to={`https://wa.me/${bare(mobile).replace("+", "")}`} rel="noreferrer">
              {t("advisor.whatsapp")}
            </TextLink>
          </ContactLine>
        )}
        <Reach icon="mail" label={t("advisor.email")} to={`mailto:${email}`} text={email} />
      </ContactLines>
      <Text size={2} muted>
        {t("advisor.reply", { hours: limits.advisorReplyHours })}
      </Text>
    </Card>
  );
}

function Role({ city }: { city: string }) {
  const t = useT();
  return (
    <>
      {t("advisor.role")}, <bdi>{city}</bdi>
    </>
  );
}

const bare = (number: string) => number.replace(/[^+\d]/g, "");

function Reach({ icon, label, to, text }: { icon: IconName; label: string; to: string; text: string }) {
  return (
    <ContactLine icon={icon}>
      <Hidden>{label} </Hidden>
      <TextLink to={to} dir="ltr">
        {text}
      </TextLink>
    </ContactLine>
  );
}
