import type { ActionFunctionArgs, LoaderFunctionArgs } from "@remix-run/node";
import { useLoaderData } from "@remix-run/react";
import { requireOffice } from "#app/auth/require-office.server.ts";
import { CheckboxesField, ChoiceField } from "#app/forms/fields/ChoiceField.tsx";
import { TextField } from "#app/forms/fields/TextField.tsx";
import { openForm } from "#app/forms/form.server.ts";
import { submit } from "#app/forms/submit.server.ts";
import { usePortalForm } from "#app/forms/use-portal-form.ts";
import { useT } from "#app/i18n/I18n.tsx";
import { json } from "#app/json.server.ts";
import { redirectWithNotice } from "#app/notice.server.ts";
import { formPage } from "#app/page.ts";
import { pathsOf } from "#app/paths.ts";
import { usePaths } from "#app/use-paths.ts";
import { office } from "#contract/calls/office.ts";
import { studyModels } from "#contract/enumerations/people.ts";
import { changesOf } from "#domain/stale-answers.ts";
import { advisorPaths } from "../paths.ts";
import { Changes } from "./Changes.tsx";
import { courseChanges, courseForm } from "./course.form.server.ts";
import { InUse, isUnused } from "./Kept.tsx";
import { KeptForm } from "./KeptForm.tsx";
import { OfficePage } from "./OfficePage.tsx";

export const handle = formPage({ words: ["courses", "office"], accent: "gray" });

const fetchOne = async ({ context, params }: LoaderFunctionArgs) =>
  params.courseId ? context.api(office.fetchCourse, { params: { courseId: params.courseId } }) : null;

export async function loader(args: LoaderFunctionArgs) {
  const { context } = args;
  await requireOffice(context);
  const [course, campuses] = await Promise.all([fetchOne(args), context.api(office.fetchCampuses)]);
  const versions = course ? { course: course.version } : undefined;
  const values = course ?? {};
  return json({
    pageTitle: course?.name ?? { key: "create" },
    course,
    campuses: campuses.map(({ name }) => name),
    form: await openForm(context, { id: "course", schema: courseForm, values, versions }),
  });
}

/** Only changed answers are sent, so that the history names them. */
export async function action(args: ActionFunctionArgs) {
  const { context } = args;
  await requireOffice(context);
  const course = await fetchOne(args);
  const list = pathsOf(context, advisorPaths).courses;
  return submit(args, courseForm, async (answers, { key, versions }) => {
    const typed = courseChanges(answers);
    if (!course) {
      await context.api(office.createCourse, { body: typed }, key);
      return redirectWithNotice(context, list, { key: "office:notice.created" });
    }
    const body = { ...changesOf(course, typed), version: versions.course };
    await context.api(office.changeCourse, { params: { courseId: course.id }, body }, key);
    return redirectWithNotice(context, list, { key: "office:notice.saved" });
  });
}

export default function CoursePage() {
  const t = useT();
  const paths = usePaths(advisorPaths);
  const { course, campuses, form } = useLoaderData<typeof loader>();
  const of = usePortalForm(form);
  const { fields } = of;
  return (
    <OfficePage
      area="courses"
      isBelow
      title={course ? <bdi>{course.name}</bdi> : t("create")}
      lead={course ? <InUse of={course} /> : t("lead")}
    >
      <KeptForm
        of={of}
        endsOn={fields.endsOn}
        list={paths.courses}
        toDelete={course && isUnused(course) ? `${paths.course(course.id)}/delete` : undefined}
      >
        <TextField of={fields.name} />
        <ChoiceField
          of={fields.studyModel}
          options={studyModels.map((value) => ({ value, label: t(`fields.studyModel.options.${value}`) }))}
        />
        {campuses.length > 0 && (
          <CheckboxesField of={fields.campuses} options={campuses.map((name) => ({ value: name, label: name }))} />
        )}
      </KeptForm>
      {course && <Changes of={course} labelOf={(field) => t(`fields.${field}.label`)} />}
    </OfficePage>
  );
}
