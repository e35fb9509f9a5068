import { useT } from "#app/i18n/I18n.tsx";
import { TextLink } from "#app/ui/TextLink.tsx";

/** The link that saves a list as it is narrowed, with all its pages. */
export function SaveTable({ to }: { to: string }) {
  const t = useT();
  return (
    <TextLink to={to} reloadDocument>
      {t("advisor:saveTable")}
    </TextLink>
  );
}
