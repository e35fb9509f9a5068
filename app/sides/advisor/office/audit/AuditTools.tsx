import { useT } from "#app/i18n/I18n.tsx";
import type { Translate } from "#app/i18n/translate.ts";
import { TextInput } from "#app/ui/field/TextInput.tsx";
import { ChoiceTool, ListTools } from "#app/ui/ListTools.tsx";
import { usePaths } from "#app/use-paths.ts";
import { limits } from "#contract/limits.ts";
import { advisorPaths } from "../../paths.ts";
import { DayTool } from "../DayTool.tsx";
import type { Place } from "./place.ts";

/** Who did what to whom, and when. */
export function AuditTools({ place }: { place: Place }) {
  const t = useT();
  const { audit } = usePaths(advisorPaths);
  const acts = t.namesIn("auditActs").map(({ value, label }) => [value, `${label} (${sideOf(t, value)})`] as const);
  const byName = acts.sort(([, one], [, other]) => one.localeCompare(other, t.language));
  return (
    <ListTools action={audit} submit={t("office:apply")}>
      {(["who", "whom"] as const).map((name) => (
        <div key={name} className="field">
          <label htmlFor={name}>{t(`search.${name}`)}</label>{" "}
          <TextInput
            id={name}
            name={name}
            type="search"
            maxLength={limits.searchCharacters}
            defaultValue={place[name]}
          />
        </div>
      ))}
      <ChoiceTool
        name="operation"
        label={t("column.operation")}
        value={place.operation ?? ""}
        options={[["", t("all")], ...byName]}
      />
      <DayTool name="from" label={t("office:from")} value={place.from} />
      <DayTool name="until" label={t("office:until")} value={place.until} />
    </ListTools>
  );
}

/** Both sides ask questions: the role tells their acts apart. */
const sideOf = (t: Translate, operation: string) => t(`role.${operation.split(".")[0]}`);
