import { useT } from "#app/i18n/I18n.tsx";
import { useRootData } from "#app/root-data.ts";
import { TextLink } from "#app/ui/TextLink.tsx";

/** For people who belong to no company, no longer do, or whose company is locked. */
export function WhomToAsk({ isLocked }: { isLocked?: true }) {
  const t = useT();
  const email = useRootData()?.supportEmail ?? "";
  return (
    <>
      {!isLocked && <p>{t("company:whomToAsk.colleague")}</p>}
      <p>
        {t(isLocked ? "company:whomToAsk.locked" : "company:whomToAsk.us")}{" "}
        <TextLink to={`mailto:${email}`}>{email}</TextLink>
      </p>
    </>
  );
}
