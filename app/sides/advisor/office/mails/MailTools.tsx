import { useT } from "#app/i18n/I18n.tsx";
import { ChoiceTool, ListTools, SearchTool } from "#app/ui/ListTools.tsx";
import { usePaths } from "#app/use-paths.ts";
import { mailStates } from "#contract/enumerations/desk.ts";
import { advisorPaths } from "../../paths.ts";
import { DayTool } from "../DayTool.tsx";
import type { Place } from "./place.ts";

interface Props {
  place: Place;
  kinds: string[];
}

/** Whose mails, of which kind, how far they got and when. */
export function MailTools({ place: { search, kind, state, from, until }, kinds }: Props) {
  const t = useT();
  const { mails } = usePaths(advisorPaths);
  const named = kinds.map((one) => [one, t(`mailKinds:${one}`)] as const);
  const byName = named.sort(([, one], [, other]) => one.localeCompare(other, t.language));
  return (
    <ListTools action={mails} submit={t("office:apply")}>
      <SearchTool label={t("search")} value={search} />
      <ChoiceTool
        name="state"
        label={t("column.state")}
        value={state ?? ""}
        options={[["", t("all")], ...mailStates.map((one) => [one, t(`mailStates:${one}`)] as const)]}
      />
      <ChoiceTool name="kind" label={t("column.kind")} value={kind ?? ""} options={[["", t("all")], ...byName]} />
      <DayTool name="from" label={t("office:from")} value={from} />
      <DayTool name="until" label={t("office:until")} value={until} />
    </ListTools>
  );
}
