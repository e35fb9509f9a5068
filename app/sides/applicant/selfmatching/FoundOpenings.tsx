import { ActForm } from "#app/forms/ActForm.tsx";
import { useT } from "#app/i18n/I18n.tsx";
import { Heading } from "#app/ui/Heading.tsx";
import { Rows } from "#app/ui/Rows.tsx";
import { Text } from "#app/ui/Text.tsx";
import { TextButton, TextLink } from "#app/ui/TextLink.tsx";
import { usePaths } from "#app/use-paths.ts";
import type { JobOpeningPage, ListedJobOpening } from "#contract/entities/job-opening.ts";
import { limits } from "#contract/limits.ts";
import { isNew } from "#domain/opening-label.ts";
import { ListPager } from "../../shared/lists/ListPager.tsx";
import { applicantPaths } from "../paths.ts";
import { OpeningRow } from "./OpeningRow.tsx";
import { isFiltered, type Place, placeWith } from "./place.ts";

interface Props {
  place: Place;
  found: JobOpeningPage;
  now: string;
}

/** The results of a view, page by page; an empty view says why, what happens next, and where to go. */
export function FoundOpenings({ place, found: { items, total, unread, next }, now }: Props) {
  const t = useT();
  const { selfMatching } = usePaths(applicantPaths);
  const { view, page, filters } = place;
  const at = (other: number) => placeWith(selfMatching, { view, filters, page: other });
  const elsewhere = page > 1 ? placeWith(selfMatching, { view, filters }) : placeWith(selfMatching, { view: "all" });
  const why = page > 1 ? "page" : isFiltered(filters) ? "filtered" : view;
  return (
    <section>
      <Heading level={2}>{t(`view.${view}.heading`)}</Heading>
      {total > 0 && (
        <Text muted>
          {t(`view.${view}.note`, { count: total })} {unread > 0 && t("unread", { count: unread })}
        </Text>
      )}
      {items.length === 0 ? (
        <p className="after">
          {t(`empty.${why}.text`)}{" "}
          {t.has(`empty.${why}.link`) && <TextLink to={elsewhere}>{t(`empty.${why}.link`)}</TextLink>}
        </p>
      ) : (
        <Rows>
          {items.map((opening) => (
            <OpeningRow key={opening.id} opening={opening} now={now} />
          ))}
        </Rows>
      )}
      <SeenForm openings={items.filter(isNew)} />
      <ListPager
        page={page}
        next={next}
        at={at}
        position={t("page", { page, pages: Math.ceil(total / limits.jobOpeningsPerPage) })}
      />
    </section>
  );
}

/** Looking changes nothing: this button marks all new ones as seen. */
function SeenForm({ openings }: { openings: ListedJobOpening[] }) {
  const t = useT();
  if (openings.length === 0) return null;
  return (
    <ActForm className="after" preventScrollReset>
      {openings.map(({ id }) => (
        <input key={id} type="hidden" name="openings" value={id} />
      ))}
      <TextButton type="submit" name="intent" value="seen">
        {t("seen", { count: openings.length })}
      </TextButton>
    </ActForm>
  );
}
