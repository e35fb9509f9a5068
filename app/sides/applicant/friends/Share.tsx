import { useT } from "#app/i18n/I18n.tsx";
import { ButtonLink } from "#app/ui/Button.tsx";
import { TextInput } from "#app/ui/field/TextInput.tsx";
import { Heading } from "#app/ui/Heading.tsx";
import { Text } from "#app/ui/Text.tsx";
import { CopyButton } from "./CopyButton.tsx";
import { QrCode } from "./QrCode.tsx";

interface Props {
  link: string;
  code: { path: string; side: number };
  registered: number;
}

/** The personal link, every way to share it, and how many people used it. */
export function Share({ link, code, registered }: Props) {
  const t = useT();
  const text = encodeURIComponent(t("share.text", { link }));
  const subject = encodeURIComponent(t("share.subject"));
  return (
    <section aria-labelledby="link-title" className="stack">
      <Heading level={2} id="link-title">
        {t("link.title")}
      </Heading>
      <div className="copy field">
        <label htmlFor="link">{t("link.label")}</label>
        <div>
          <TextInput id="link" readOnly defaultValue={link} dir="ltr" onFocus={({ target }) => target.select()} />
          <CopyButton field="link" />
        </div>
      </div>
      <div className="row">
        <ButtonLink to={`https://wa.me/?text=${text}`} rel="noreferrer">
          {t("share.whatsapp")}
        </ButtonLink>{" "}
        <ButtonLink to={`mailto:?subject=${subject}&body=${text}`}>{t("share.email")}</ButtonLink>
      </div>
      <figure>
        <QrCode {...code} label={t("qr.label")} />
        <Text as="figcaption" size={2} muted>
          {t("qr.hint")}
        </Text>
      </figure>
      <p>{registered > 0 ? t("registered", { count: registered }) : t("nobody")}</p>
      <Text size={2} muted>
        {t("numberOnly")}
      </Text>
    </section>
  );
}
