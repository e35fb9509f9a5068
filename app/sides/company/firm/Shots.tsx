import { useT } from "#app/i18n/I18n.tsx";
import { usePaths } from "#app/use-paths.ts";
import { companyPaths } from "../paths.ts";

/** A company's picture, larger and as applicants see it. A new one has a new address, so that no old one is shown. */
export function Shots({ imagePath }: { imagePath: string }) {
  const t = useT();
  const paths = usePaths(companyPaths);
  const address = `${paths.companyPicture}?${imagePath.replace(/.*\//, "")}`;
  return (
    <>
      <div className="row">
        <img className="shot" src={address} alt={t("firm:portrait.picture")} width="144" height="144" />
        <img className="shot" src={address} alt="" width="56" height="56" />
      </div>
      <p className="hint">{t("firm:portrait.shapes")}</p>
    </>
  );
}
