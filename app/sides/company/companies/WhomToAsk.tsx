import { useT } from "#app/i18n/I18n.tsx";
import { useRootData } from "#app/root-data.ts";
import { TextLink } from "#app/ui/TextLink.tsx";

/** For people whom no company has let in, or does any more. */
export function WhomToAsk() {
  const t = useT();
  const email = useRootData()?.supportEmail ?? "";
  return (
    <>
      <p>{t("company:whomToAsk.colleague")}</p>
      <p>
        {t("company:whomToAsk.us")} <TextLink to={`mailto:${email}`}>{email}</TextLink>
      </p>
    </>
  );
}
