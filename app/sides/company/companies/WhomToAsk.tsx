import { useT } from "#app/i18n/I18n.tsx";
import { useRootData } from "#app/root-data.ts";
import { TextLink } from "#app/ui/TextLink.tsx";

/** For people who belong to no company, or no longer do. */
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
