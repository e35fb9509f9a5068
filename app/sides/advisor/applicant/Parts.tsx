import type { ReactNode } from "react";
import { useT } from "#app/i18n/I18n.tsx";
import { Band } from "#app/ui/Band.tsx";
import { Wrap } from "#app/ui/Layout.tsx";
import { Tabs } from "#app/ui/Tabs.tsx";
import { TextLink } from "#app/ui/TextLink.tsx";
import { usePaths } from "#app/use-paths.ts";
import { placeWith, type Spot, spotWith } from "../inbox/place.ts";
import { advisorPaths } from "../paths.ts";

const parts = {
  overview: "applicant",
  notes: "applicantNotes",
  openings: "applicantOpenings",
  mails: "applicantMails",
} as const;

export type PartName = keyof typeof parts;

interface PartsProps {
  accountId: string;
  current: PartName;
  /** Where in the inbox the reader came from. */
  spot: Spot;
  /** How many notes there are, where that is known. */
  notes?: number;
}

/** The pages about one applicant. */
export function Parts({ accountId, current, spot, notes = 0 }: PartsProps) {
  const t = useT();
  const paths = usePaths(advisorPaths);
  const items = (Object.keys(parts) as PartName[]).map((part) => ({
    to: spotWith(paths[parts[part]](accountId), spot),
    label:
      part === "notes" && notes > 0 ? t("applicantParts:someNotes", { count: notes }) : t(`applicantParts:${part}`),
    current: part === current,
  }));
  return <Tabs label={t("applicantParts:label")} items={items} />;
}

/** A page about an applicant besides the overview. */
export function Part({ name, children, ...parts }: PartsProps & { name: string; children: ReactNode }) {
  const t = useT();
  const { home } = usePaths(advisorPaths);
  const crumb = <TextLink to={placeWith(home, parts.spot)}>{t("advisor:nav.home")}</TextLink>;
  return (
    <>
      <Band crumb={{ group: crumb }} title={<bdi>{name}</bdi>} lead={t("lead")} />
      <Wrap>
        <Parts {...parts} />
        {children}
      </Wrap>
    </>
  );
}
