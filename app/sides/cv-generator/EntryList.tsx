import { ActForm } from "#app/forms/ActForm.tsx";
import { useT } from "#app/i18n/I18n.tsx";
import { Button, ButtonLink } from "#app/ui/Button.tsx";
import { Heading } from "#app/ui/Heading.tsx";
import { Hidden } from "#app/ui/Hidden.tsx";
import { Icon } from "#app/ui/Icon.tsx";
import { Stack } from "#app/ui/Layout.tsx";
import { usePaths } from "#app/use-paths.ts";
import type { Entry } from "./curriculum-vitae.ts";
import { cvPaths } from "./paths.ts";
import { shownMonth } from "./shown-month.ts";

interface Props {
  list: "education" | "experience";
  entries: Entry[];
  owner: string;
}

/** The stations in the order of the CV; plain buttons move each up or down. */
export function EntryList({ list, entries, owner }: Props) {
  const t = useT();
  const paths = usePaths(cvPaths);
  return (
    <Stack>
      <Heading level={2} id={list} tabIndex={-1}>
        {t("yours")}
      </Heading>
      <ActForm action={paths[list]} owner={owner}>
        <ol className="rows">
          {entries.map((entry, at) => {
            const { id, title } = entry;
            return (
              <li key={id} className="item">
                <div>
                  <b>
                    <bdi>{title}</bdi>
                  </b>
                  <Meta of={entry} />
                </div>
                <div className="row">
                  {at > 0 && (
                    <Button type="submit" name="intent" value={`up:${id}`}>
                      <Icon name="up" />
                      <Hidden>{t("cv:up", { title })}</Hidden>
                    </Button>
                  )}{" "}
                  {at < entries.length - 1 && (
                    <Button type="submit" name="intent" value={`down:${id}`}>
                      <Icon name="down" />
                      <Hidden>{t("cv:down", { title })}</Hidden>
                    </Button>
                  )}{" "}
                  <ButtonLink to={`${paths[list]}?edit=${id}`}>
                    {t("cv:edit")}
                    <Hidden> {title}</Hidden>
                  </ButtonLink>
                </div>
              </li>
            );
          })}
        </ol>
      </ActForm>
    </Stack>
  );
}

/** `Biomarkt, Köln · seit 08/2024` */
function Meta({ of: { organisation, place, startDate, endDate } }: { of: Entry }) {
  const t = useT();
  const where = [organisation, place].filter(Boolean).join(", ");
  const [from, to] = [startDate, endDate].map((month) => month && shownMonth(month));
  const time = from && !to ? t("cv:since", { month: from }) : [from, to].filter(Boolean).join(" – ");
  return (
    <div className="hint">
      <bdi>{where}</bdi>
      {where && time && " · "}
      <bdi>{time}</bdi>
    </div>
  );
}
