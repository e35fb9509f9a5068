import { useT } from "#app/i18n/I18n.tsx";
import { Link } from "#app/ui/Link.tsx";
import { usePaths } from "#app/use-paths.ts";
import { advisorPaths } from "../paths.ts";
import { type Area, areaGroups, areas } from "./areas.ts";

/** The areas of the office by group: beside each page from 1024 px; on narrower screens above the overview alone. */
export function Areas({ current }: { current: Area }) {
  const t = useT();
  const paths = usePaths(advisorPaths);
  return (
    <nav className={current === "office" ? "areas" : "areas beside"} aria-label={t("office:areas")}>
      {areaGroups.map((group) => (
        <div key={group}>
          {group !== "overview" && (
            <span className="hint" id={`areas-${group}`}>
              {t(`office:group.${group}`)}
            </span>
          )}
          <ul aria-labelledby={group === "overview" ? undefined : `areas-${group}`}>
            {areas[group].map((area) => (
              <li key={area}>
                <Link to={paths[area]} aria-current={area === current ? "page" : undefined}>
                  {t(`office:area.${area}`)}
                </Link>
              </li>
            ))}
          </ul>
        </div>
      ))}
    </nav>
  );
}
