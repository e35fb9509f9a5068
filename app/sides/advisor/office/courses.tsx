import type { LoaderFunctionArgs } from "@remix-run/node";
import { useLoaderData } from "@remix-run/react";
import { requireOffice } from "#app/auth/require-office.server.ts";
import { useT } from "#app/i18n/I18n.tsx";
import { json } from "#app/json.server.ts";
import { page } from "#app/page.ts";
import { ButtonLink } from "#app/ui/Button.tsx";
import { Table } from "#app/ui/Table.tsx";
import { Text } from "#app/ui/Text.tsx";
import { TextLink } from "#app/ui/TextLink.tsx";
import { usePaths } from "#app/use-paths.ts";
import { office } from "#contract/calls/office.ts";
import { todayInGermany } from "#domain/today.ts";
import { advisorPaths } from "../paths.ts";
import { SaveTable } from "../SaveTable.tsx";
import { InUse, State } from "./Kept.tsx";
import { OfficePage } from "./OfficePage.tsx";
import { found, placeIn, placeWith, searched } from "./place.ts";
import { Tools } from "./Tools.tsx";

export const handle = page({ words: ["courses", "office"], accent: "gray" });

export async function loader({ request, context }: LoaderFunctionArgs) {
  await requireOffice(context);
  const place = placeIn(request.url);
  const today = todayInGermany(new Date());
  const all = await context.api(office.fetchCourses);
  const courses = found(all, place, today, searched.course);
  return json({ pageTitle: { key: "office:area.courses" }, place, today, total: all.length, courses });
}

export default function Courses() {
  const t = useT();
  const paths = usePaths(advisorPaths);
  const { place, today, total, courses } = useLoaderData<typeof loader>();
  return (
    <OfficePage
      area="courses"
      title={t("office:area.courses")}
      lead={t("lead")}
      action={
        <>
          <ButtonLink kind="primary" to={paths.course("new")}>
            {t("create")}
          </ButtonLink>
          <SaveTable to={placeWith(paths.coursesTable, place)} />
          <TextLink to={paths.imports("courses")}>{t("office:import")}</TextLink>
        </>
      }
    >
      {total > 0 && <Tools action={paths.courses} place={place} />}
      {courses.length === 0 ? (
        <p>
          {t(total > 0 ? "office:empty" : "none")}{" "}
          {total > 0 && <TextLink to={paths.courses}>{t("office:showAll")}</TextLink>}
        </p>
      ) : (
        <Table
          label={t("office:area.courses")}
          name={t("fields.name.label")}
          columns={[
            { label: t("fields.studyModel.label") },
            { label: t("fields.campuses.label") },
            { label: t("office:inUse.label") },
            { label: t("office:state.label") },
          ]}
          rows={courses.map((course) => ({
            key: course.id,
            name: (
              <TextLink to={paths.course(course.id)}>
                <bdi>{course.name}</bdi>
              </TextLink>
            ),
            cells: [
              t(`fields.studyModel.options.${course.studyModel}`),
              course.campuses.join(", ") || t("everywhere"),
              <InUse key="inUse" of={course} />,
              <State key="state" of={course} today={today} />,
            ],
          }))}
        />
      )}
      {total > 0 && <Text muted>{t("office:howItEnds")}</Text>}
    </OfficePage>
  );
}
