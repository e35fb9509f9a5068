import { useT } from "#app/i18n/I18n.tsx";
import { ChoiceTool, ListTools, SearchTool } from "#app/ui/ListTools.tsx";
import { usePaths } from "#app/use-paths.ts";
import { inboxKinds } from "#contract/enumerations/inbox.ts";
import { advisorPaths } from "../paths.ts";
import type { Place } from "./place.ts";

interface Props {
  place: Place;
  campuses: string[];
  /** Whether the reader looks after others' applicants as well. */
  seesAll: boolean;
}

/** Search, kind and campus of what waits, and whose it is. */
export function Filters({ place: { search, kind, campus, whose }, campuses, seesAll }: Props) {
  const t = useT();
  const all = ["", t("filter.all")] as const;
  return (
    <ListTools action={usePaths(advisorPaths).home} submit={t("apply")}>
      <SearchTool label={t("search")} value={search} />
      <ChoiceTool
        name="kind"
        label={t("filter.kind")}
        value={kind ?? ""}
        options={[all, ...inboxKinds.map((one) => [one, t(`kind.${one}`)] as const)]}
      />
      <ChoiceTool
        name="campus"
        label={t("filter.campus")}
        value={campus ?? ""}
        options={[all, ...campuses.map((one) => [one, one] as const)]}
      />
      {seesAll && (
        <ChoiceTool
          name="whose"
          label={t("filter.whose")}
          value={whose ?? ""}
          options={[
            ["", t("filter.own")],
            ["all", t("filter.everybody")],
          ]}
        />
      )}
    </ListTools>
  );
}
