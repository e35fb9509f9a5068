import type { ReactNode } from "react";
import { useT } from "#app/i18n/I18n.tsx";
import { Band } from "#app/ui/Band.tsx";
import { WithRail } from "#app/ui/Layout.tsx";
import { TextLink } from "#app/ui/TextLink.tsx";
import { usePaths } from "#app/use-paths.ts";
import { advisorPaths } from "../paths.ts";
import { Areas } from "./Areas.tsx";
import type { Area } from "./areas.ts";

interface Props {
  area: Area;
  title: ReactNode;
  lead?: ReactNode;
  /** What leads back leads to the list of the area; from the list it leads to the overview. */
  isBelow?: true;
  /** The primary action. */
  action?: ReactNode;
  children: ReactNode;
}

/** A page of the office: the areas beside a list or a form. */
export function OfficePage({ area, title, lead, isBelow, action, children }: Props) {
  const t = useT();
  const paths = usePaths(advisorPaths);
  const overview = t("advisor:nav.office");
  const above = area === "office" ? overview : <TextLink to={paths.office}>{overview}</TextLink>;
  const group = isBelow ? <TextLink to={paths[area]}>{t(`office:area.${area}`)}</TextLink> : above;
  return (
    <>
      <Band crumb={{ group }} title={title} lead={lead}>
        {action}
      </Band>
      <WithRail rail={<Areas current={area} />}>{children}</WithRail>
    </>
  );
}
