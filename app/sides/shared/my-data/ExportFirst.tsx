import { useT } from "#app/i18n/I18n.tsx";
import { TextLink } from "#app/ui/TextLink.tsx";

/** Where readers are about to delete what is stored about them: asks whether they want to keep it. */
export function ExportFirst({ address }: { address: string }) {
  const t = useT();
  return (
    <p>
      {t("ownExport:first")}{" "}
      <TextLink to={address} reloadDocument>
        {t("ownExport:link")}
      </TextLink>
    </p>
  );
}
