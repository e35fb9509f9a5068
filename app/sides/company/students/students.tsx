import type { LoaderFunctionArgs } from "@remix-run/node";
import { useLoaderData } from "@remix-run/react";
import { requireConfidant } from "#app/auth/require-colleague.server.ts";
import { formatDay } from "#app/i18n/format.ts";
import { useT } from "#app/i18n/I18n.tsx";
import { json } from "#app/json.server.ts";
import { page } from "#app/page.ts";
import { Band } from "#app/ui/Band.tsx";
import { ButtonLink } from "#app/ui/Button.tsx";
import { Wrap } from "#app/ui/Layout.tsx";
import { Pager } from "#app/ui/Pager.tsx";
import { TextLink } from "#app/ui/TextLink.tsx";
import { usePaths } from "#app/use-paths.ts";
import { company as calls } from "#contract/calls/company.ts";
import { limits } from "#contract/limits.ts";
import { companyPaths } from "../paths.ts";
import { WhoCan } from "../WhoCan.tsx";
import { Filters } from "./Filters.tsx";
import { isNarrowed, placeIn, placeWith } from "./place.ts";
import { StudentsTable } from "./StudentsTable.tsx";

export const handle = page({ words: ["companyStudents"] });

export async function loader({ request, context }: LoaderFunctionArgs) {
  const { company, may } = await requireConfidant(context, calls.fetchStudents);
  const place = placeIn(request.url);
  if (!may(calls.fetchStudents)) return json({ company: company.name, place, found: null }, { status: 403 });
  const found = await context.api(calls.fetchStudents, { params: { companyId: company.id }, query: place });
  return json({ company: company.name, place, found });
}

export default function Students() {
  const t = useT();
  const paths = usePaths(companyPaths);
  const { company, place, found } = useLoaderData<typeof loader>();
  const crumb = { group: <bdi>{company}</bdi> };
  if (!found)
    return (
      <>
        <Band crumb={crumb} title={t("title")} />
        <Wrap>
          <WhoCan>{t("whoSees")}</WhoCan>
        </Wrap>
      </>
    );
  const { items, total, all, due, intakes } = found;
  const pages = Math.ceil(total / limits.studentsPerPage);
  const linkTo = (number: number, label: string) => ({
    to: placeWith(paths.students, { ...place, page: number }),
    label,
  });
  return (
    <>
      <Band
        crumb={crumb}
        title={t("title")}
        lead={all === 0 ? t("lead.empty") : due > 0 ? t("lead.due", { count: due }) : t("lead.calm", { count: all })}
      >
        {due > 0 && place.state !== "due" && (
          <ButtonLink kind="primary" to={placeWith(paths.students, { state: "due" })}>
            {t("showDue", { count: due })}
          </ButtonLink>
        )}
        {all === 0 && (
          <ButtonLink kind="primary" to={paths.jobOpenings}>
            {t("toOpenings")}
          </ButtonLink>
        )}
      </Band>
      {all > 0 && (
        <Wrap>
          <Filters place={place} intakes={intakes} />
          {items.length === 0 && (
            <p>
              {t(isNarrowed(place) ? "empty.search" : "empty.page")}{" "}
              <TextLink to={paths.students}>{t("showAll")}</TextLink>
            </p>
          )}
          {intakes.map((intake) => (
            <StudentsTable
              key={intake}
              heading={t("intake", { date: formatDay(intake) })}
              students={items.filter(({ jobOpening }) => jobOpening.startDate === intake)}
            />
          ))}
          {pages > 1 && (
            <Pager
              label={t("pages")}
              position={t("position", { page: place.page, pages })}
              previous={place.page > 1 ? linkTo(Math.min(place.page - 1, pages), t("previous")) : undefined}
              next={place.page < pages ? linkTo(place.page + 1, t("next")) : undefined}
            />
          )}
          {total > 0 && (
            <p>
              <TextLink to={placeWith(paths.studentsFile, { ...place, page: 1 })} reloadDocument>
                {t("export", { count: total })}
              </TextLink>
            </p>
          )}
        </Wrap>
      )}
    </>
  );
}
