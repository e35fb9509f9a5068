import type { ReactNode } from "react";
import { useT } from "#app/i18n/I18n.tsx";
import { Band } from "#app/ui/Band.tsx";
import { TextLink } from "#app/ui/TextLink.tsx";
import { usePaths } from "#app/use-paths.ts";
import { applicantPaths } from "../paths.ts";
import { looksOf } from "../steps/step-pages.ts";

/** The band of a page within self-matching, with the way back to its overview. */
export function PartBand({ title, lead }: { title: ReactNode; lead: ReactNode }) {
  const t = useT();
  const { selfMatching } = usePaths(applicantPaths);
  return (
    <Band
      group={looksOf.selfmatching.halves}
      crumb={{ group: <TextLink to={selfMatching}>{t("back")}</TextLink> }}
      title={title}
      lead={lead}
    />
  );
}
