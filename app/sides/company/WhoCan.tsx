import type { SerializeFrom } from "@remix-run/node";
import { useRouteLoaderData } from "@remix-run/react";
import type { ReactNode } from "react";
import { useT } from "#app/i18n/I18n.tsx";
import { isolated } from "#app/i18n/isolated.ts";
import { TextLink } from "#app/ui/TextLink.tsx";
import { usePaths } from "#app/use-paths.ts";
import type { loader } from "./layout.tsx";
import { companyPaths } from "./paths.ts";

/**
 * For readers who lack a right: the sentence that names it, who gives it, and the way to the colleagues who have it.
 */
export function WhoCan({ children }: { children: ReactNode }) {
  return (
    <p>
      {children} <ToColleagues />
    </p>
  );
}

/** Who gives rights, by name, and the way to the list that shows who may do what. */
export function ToColleagues() {
  const t = useT();
  const { employees } = usePaths(companyPaths);
  const owners = (useRouteLoaderData("company") as SerializeFrom<typeof loader> | undefined)?.head?.owners ?? [];
  return (
    <>
      {owners.length > 0 &&
        `${t("company:responsible", { count: owners.length, names: owners.map(isolated).join(", ") })} `}
      <TextLink to={employees}>{t("company:whoMay")}</TextLink>
    </>
  );
}
