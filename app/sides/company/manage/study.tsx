import type { ActionFunctionArgs, LoaderFunctionArgs } from "@remix-run/node";
import { useLoaderData } from "@remix-run/react";
import { SelectField } from "#app/forms/fields/SelectField.tsx";
import { TextField } from "#app/forms/fields/TextField.tsx";
import { openForm } from "#app/forms/form.server.ts";
import { usePortalForm } from "#app/forms/use-portal-form.ts";
import { withChosen, withChosenCourse } from "#app/forms/with-chosen.ts";
import { formatDay } from "#app/i18n/format.ts";
import { useT } from "#app/i18n/I18n.tsx";
import { json } from "#app/json.server.ts";
import { formPage } from "#app/page.ts";
import { Stack } from "#app/ui/Layout.tsx";
import { company as calls } from "#contract/calls/company.ts";
import { publicCalls } from "#contract/calls/public.ts";
import type { JobOpeningWithPeople } from "#contract/entities/job-opening.ts";
import { EndedApplications } from "./EndedApplications.tsx";
import { requireWizard, stepTitleOf, storedIn } from "./opening.server.ts";
import { StepForm } from "./StepForm.tsx";
import { StepPage } from "./StepPage.tsx";
import { saveStep } from "./save-step.server.ts";
import { studyForm } from "./study.form.server.ts";

export const handle = formPage({ words: ["manageStudy", "peopleTold", "manage", "steps"] });

export async function loader(args: LoaderFunctionArgs) {
  const { context } = args;
  const { wizard, ids } = await requireWizard(args);
  const options = await context.api(publicCalls.fetchStudyOptions);
  const { course = null, campus, startDate, openPositions, requiredCount } = wizard.opening ?? {};
  // With none taken there cannot be so few positions that applications end.
  const mayEnd = wizard.opening?.status === "openWithActiveMatches" && openPositions !== requiredCount;
  const inTouch: JobOpeningWithPeople["inTouch"] = mayEnd
    ? (await context.api(calls.fetchPeopleInTouch, { params: ids })).inTouch
    : [];
  return json({
    pageTitle: stepTitleOf(wizard),
    form: await openForm(context, { id: "study", schema: studyForm, ...storedIn(wizard) }),
    wizard,
    inTouch,
    courses: withChosenCourse(options.courses, course),
    campuses: withChosen(
      options.campuses.map(({ name }) => name),
      campus,
    ),
    intakes: withChosen(options.intakes, startDate),
  });
}

export const action = (args: ActionFunctionArgs) =>
  saveStep(args, "study", studyForm, ({ endedApplications, ...answers }) => ({
    ...answers,
    endedApplications: endedApplications ?? undefined,
  }));

export default function StudyStep() {
  const t = useT();
  const { form, wizard, inTouch, courses, campuses, intakes } = useLoaderData<typeof loader>();
  const study = usePortalForm(form);
  const { course, campus, startDate, requiredCount, endedApplications } = study.fields;
  return (
    <StepPage step="study" opening={wizard.opening}>
      <StepForm of={study} step="study" wizard={wizard}>
        <Stack of="fields">
          <SelectField
            of={course}
            options={courses.map(({ name, studyModel, campuses }) => {
              const label = studyModel === "DMS" ? t("ofModel", { course: name, model: studyModel }) : name;
              const where = campuses.join(", ");
              return { value: name, label: where ? t("courseAt", { course: label, campuses: where }) : label };
            })}
          />
          <SelectField of={campus} options={campuses.map((value) => ({ value, label: value }))} />
          <SelectField of={startDate} options={intakes.map((value) => ({ value, label: formatDay(value) }))} />
          <TextField of={requiredCount} shape="short" inputMode="numeric" />
          <EndedApplications of={endedApplications} positions={requiredCount} people={inTouch} />
        </Stack>
      </StepForm>
    </StepPage>
  );
}
