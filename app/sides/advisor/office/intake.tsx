import type { ActionFunctionArgs, LoaderFunctionArgs } from "@remix-run/node";
import { useLoaderData } from "@remix-run/react";
import { requireOffice } from "#app/auth/require-office.server.ts";
import { YesNoField } from "#app/forms/fields/ChoiceField.tsx";
import { DayField } from "#app/forms/fields/TextField.tsx";
import { openForm } from "#app/forms/form.server.ts";
import { yesOrNoOf } from "#app/forms/pieces.server.ts";
import { submit } from "#app/forms/submit.server.ts";
import { usePortalForm } from "#app/forms/use-portal-form.ts";
import { formatDay } from "#app/i18n/format.ts";
import { useT } from "#app/i18n/I18n.tsx";
import { json } from "#app/json.server.ts";
import { redirectWithNotice } from "#app/notice.server.ts";
import { formPage } from "#app/page.ts";
import { pathsOf } from "#app/paths.ts";
import { usePaths } from "#app/use-paths.ts";
import { office } from "#contract/calls/office.ts";
import { changesOf } from "#domain/stale-answers.ts";
import { advisorPaths } from "../paths.ts";
import { Changes } from "./Changes.tsx";
import { intakeChanges, intakeForm } from "./intake.form.server.ts";
import { InUse, isUnused } from "./Kept.tsx";
import { KeptForm } from "./KeptForm.tsx";
import { OfficePage } from "./OfficePage.tsx";

export const handle = formPage({ words: ["intakes", "office"], accent: "gray" });

const fetchOne = async ({ context, params }: LoaderFunctionArgs) =>
  params.intakeId ? context.api(office.fetchIntake, { params: { intakeId: params.intakeId } }) : null;

export async function loader(args: LoaderFunctionArgs) {
  const { context } = args;
  await requireOffice(context);
  const intake = await fetchOne(args);
  const versions = intake ? { intake: intake.version } : undefined;
  const values = intake ? { ...intake, repeats: yesOrNoOf(intake.repeats) } : {};
  return json({
    pageTitle: intake ? formatDay(intake.startsOn) : { key: "create" },
    intake,
    form: await openForm(context, {
      id: "intake",
      schema: intakeForm,
      values,
      versions,
    }),
  });
}

/** Only changed answers are sent, so that the history names them. */
export async function action(args: ActionFunctionArgs) {
  const { context } = args;
  await requireOffice(context);
  const intake = await fetchOne(args);
  const list = pathsOf(context, advisorPaths).intakes;
  return submit(args, intakeForm, async (answers, { key, versions }) => {
    const typed = intakeChanges(answers);
    if (!intake) {
      await context.api(office.createIntake, { body: typed }, key);
      return redirectWithNotice(context, list, { key: "office:notice.created" });
    }
    const body = { ...changesOf(intake, typed), version: versions.intake };
    await context.api(office.changeIntake, { params: { intakeId: intake.id }, body }, key);
    return redirectWithNotice(context, list, { key: "office:notice.saved" });
  });
}

export default function IntakePage() {
  const t = useT();
  const paths = usePaths(advisorPaths);
  const { intake, form } = useLoaderData<typeof loader>();
  const of = usePortalForm(form);
  const { fields } = of;
  return (
    <OfficePage
      area="intakes"
      isBelow
      title={intake ? formatDay(intake.startsOn) : t("create")}
      lead={intake ? <InUse of={intake} /> : t("lead")}
    >
      <KeptForm
        of={of}
        endsOn={fields.endsOn}
        list={paths.intakes}
        toDelete={intake && isUnused(intake) ? `${paths.intake(intake.id)}/delete` : undefined}
      >
        {intake ? <input type="hidden" name="startsOn" value={intake.startsOn} /> : <DayField of={fields.startsOn} />}
        <YesNoField of={fields.repeats} />
      </KeptForm>
      {intake && <Changes of={intake} labelOf={(field) => t(`fields.${field}.label`)} />}
    </OfficePage>
  );
}
