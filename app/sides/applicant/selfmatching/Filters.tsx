import { Form } from "react-router-dom";
import { formatDay } from "#app/i18n/format.ts";
import { useT } from "#app/i18n/I18n.tsx";
import { Button } from "#app/ui/Button.tsx";
import { CheckboxChoice } from "#app/ui/field/Choice.tsx";
import { Heading } from "#app/ui/Heading.tsx";
import { Actions } from "#app/ui/Layout.tsx";
import { TextLink } from "#app/ui/TextLink.tsx";
import { Unfold } from "#app/ui/Unfold.tsx";
import { usePaths } from "#app/use-paths.ts";
import { writeCommaList } from "#contract/comma-list.ts";
import { applicantPaths } from "../paths.ts";
import { type Filters as Chosen, filterNames, isFiltered, placeWith } from "./place.ts";

interface Props {
  options: Chosen;
  chosen: Chosen;
}

/** A GET form: the address holds the choices, so that it can be kept or shared. */
export function Filters({ options, chosen }: Props) {
  const t = useT();
  const { selfMatching } = usePaths(applicantPaths);
  return (
    <Form method="get" action={selfMatching} className="card stack">
      <Heading level={2} size="card">
        {t("filter.title")}
      </Heading>
      <input type="hidden" name="view" value="all" />
      <div>
        {filterNames.map((name) => (
          <Unfold
            key={name}
            summary={
              chosen[name].length > 0
                ? t("filter.chosen", { name: t(`filter.${name}`), count: chosen[name].length })
                : t(`filter.${name}`)
            }
            open={chosen[name].length > 0}
          >
            <fieldset>
              <legend className="vh">{t(`filter.${name}`)}</legend>
              <div className="choices">
                {options[name].map((value) => (
                  <CheckboxChoice
                    key={value}
                    name={name}
                    value={writeCommaList([value])}
                    label={<bdi>{name === "intakes" ? formatDay(value) : value}</bdi>}
                    defaultChecked={chosen[name].includes(value)}
                  />
                ))}
              </div>
            </fieldset>
          </Unfold>
        ))}
      </div>
      <Actions>
        <Button type="submit">{t("filter.apply")}</Button>{" "}
        {isFiltered(chosen) && <TextLink to={placeWith(selfMatching, { view: "all" })}>{t("filter.reset")}</TextLink>}
      </Actions>
    </Form>
  );
}
