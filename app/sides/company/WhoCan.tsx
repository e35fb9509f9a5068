import type { ReactNode } from "react";
import { useT } from "#app/i18n/I18n.tsx";
import { TextLink } from "#app/ui/TextLink.tsx";
import { usePaths } from "#app/use-paths.ts";
import { companyPaths } from "./paths.ts";

/** For readers who lack a right: the sentence that names it, and the way to the colleagues who have it. */
export function WhoCan({ children }: { children: ReactNode }) {
  return (
    <p>
      {children} <ToColleagues />
    </p>
  );
}

/** The way to the list that shows who may do what. */
export function ToColleagues() {
  const t = useT();
  return <TextLink to={usePaths(companyPaths).employees}>{t("company:whoMay")}</TextLink>;
}
