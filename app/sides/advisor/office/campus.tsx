import type { ActionFunctionArgs, LoaderFunctionArgs } from "@remix-run/node";
import { useLoaderData } from "@remix-run/react";
import { requireOffice } from "#app/auth/require-office.server.ts";
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
import { changesOf } from "#domain/stale-answers.ts";
import { advisorPaths } from "../paths.ts";
import { Changes } from "./Changes.tsx";
import { campusChanges, campusForm } from "./campus.form.server.ts";
import { InUse, isUnused } from "./Kept.tsx";
import { KeptForm } from "./KeptForm.tsx";
import { OfficePage } from "./OfficePage.tsx";

export const handle = formPage({ words: ["campuses", "office"], accent: "gray" });

const fetchOne = async ({ context, params }: LoaderFunctionArgs) =>
  params.campusId ? context.api(office.fetchCampus, { params: { campusId: params.campusId } }) : null;

export async function loader(args: LoaderFunctionArgs) {
  const { context } = args;
  await requireOffice(context);
  const campus = await fetchOne(args);
  const versions = campus ? { campus: campus.version } : undefined;
  const values = campus ?? {};
  return json({
    pageTitle: campus?.name ?? { key: "create" },
    campus,
    form: await openForm(context, { id: "campus", schema: campusForm, values, versions }),
  });
}

/** Only changed answers are sent, so that the history names them. */
export async function action(args: ActionFunctionArgs) {
  const { context } = args;
  await requireOffice(context);
  const campus = await fetchOne(args);
  const list = pathsOf(context, advisorPaths).campuses;
  return submit(args, campusForm, async (answers, { key, versions }) => {
    const typed = campusChanges(answers);
    if (!campus) {
      await context.api(office.createCampus, { body: typed }, key);
      return redirectWithNotice(context, list, { key: "office:notice.created" });
    }
    const body = { ...changesOf(campus, typed), version: versions.campus };
    await context.api(office.changeCampus, { params: { campusId: campus.id }, body }, key);
    return redirectWithNotice(context, list, { key: "office:notice.saved" });
  });
}

export default function CampusPage() {
  const t = useT();
  const paths = usePaths(advisorPaths);
  const { campus, form } = useLoaderData<typeof loader>();
  const of = usePortalForm(form);
  const { fields } = of;
  return (
    <OfficePage
      area="campuses"
      isBelow
      title={campus ? <bdi>{campus.name}</bdi> : t("create")}
      lead={campus ? <InUse of={campus} /> : t("lead")}
    >
      <KeptForm
        of={of}
        endsOn={fields.endsOn}
        list={paths.campuses}
        toDelete={campus && isUnused(campus) ? `${paths.campus(campus.id)}/delete` : undefined}
      >
        <TextField of={fields.name} />
        <TextField of={fields.city} />
        <TextField of={fields.phone} type="tel" inputMode="tel" dir="ltr" />
        <TextField of={fields.email} type="email" dir="ltr" />
      </KeptForm>
      {campus && <Changes of={campus} labelOf={(field) => t(`fields.${field}.label`)} />}
    </OfficePage>
  );
}
