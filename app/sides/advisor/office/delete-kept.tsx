import type { ActionFunctionArgs, LoaderFunctionArgs } from "@remix-run/node";
import { useLoaderData } from "@remix-run/react";
import { requireOffice } from "#app/auth/require-office.server.ts";
import { ActForm } from "#app/forms/ActForm.tsx";
import { newFormKey } from "#app/forms/form.server.ts";
import { actForm } from "#app/forms/pieces.server.ts";
import { SubmitButton } from "#app/forms/SubmitButton.tsx";
import { submit } from "#app/forms/submit.server.ts";
import { unlessRefused } from "#app/forms/unless-refused.server.ts";
import { formatDay } from "#app/i18n/format.ts";
import { useT } from "#app/i18n/I18n.tsx";
import { isolated } from "#app/i18n/isolated.ts";
import { json } from "#app/json.server.ts";
import { redirectWithNotice } from "#app/notice.server.ts";
import { formPage } from "#app/page.ts";
import { pathsOf } from "#app/paths.ts";
import { Actions } from "#app/ui/Layout.tsx";
import { TextLink } from "#app/ui/TextLink.tsx";
import { usePaths } from "#app/use-paths.ts";
import { office } from "#contract/calls/office.ts";
import { advisorPaths } from "../paths.ts";
import { InUse, isUnused } from "./Kept.tsx";
import { OfficePage } from "./OfficePage.tsx";

export const handle = formPage({ words: ["office"], accent: "gray" });

/** What the address names, and its calls. */
async function requireKept({ context, params }: LoaderFunctionArgs) {
  await requireOffice(context);
  const { campusId, courseId, intakeId } = params;
  if (campusId) {
    const { name, ...kept } = await context.api(office.fetchCampus, { params: { campusId } });
    const remove = (key: string) => context.api(office.deleteCampus, { params: { campusId } }, key);
    return { area: "campuses" as const, name, kept, remove };
  }
  if (courseId) {
    const { name, ...kept } = await context.api(office.fetchCourse, { params: { courseId } });
    const remove = (key: string) => context.api(office.deleteCourse, { params: { courseId } }, key);
    return { area: "courses" as const, name, kept, remove };
  }
  const at = { intakeId: intakeId ?? "" };
  const { startsOn, ...kept } = await context.api(office.fetchIntake, { params: at });
  const remove = (key: string) => context.api(office.deleteIntake, { params: at }, key);
  return { area: "intakes" as const, name: formatDay(startsOn), kept, remove };
}

export async function loader(args: LoaderFunctionArgs) {
  const { area, name, kept } = await requireKept(args);
  const { courses, openings, applications, furtherApplications, advisors } = kept;
  const pageTitle = { key: "deletion.title", values: { name: isolated(name) } };
  const used = { courses, openings, applications, furtherApplications, advisors };
  return json({ pageTitle, area, used, key: newFormKey() });
}

export async function action(args: ActionFunctionArgs) {
  const { context } = args;
  const { area, remove } = await requireKept(args);
  const list = pathsOf(context, advisorPaths)[area];
  const inUse = { codes: [409], to: list, notice: "office:notice.inUse" };
  return submit(args, actForm, (_, { key }) =>
    unlessRefused(context, inUse, async () => {
      await remove(key);
      return redirectWithNotice(context, list, { key: "office:notice.deleted" });
    }),
  );
}

export default function DeleteKept() {
  const t = useT();
  const paths = usePaths(advisorPaths);
  const { pageTitle, area, used, key } = useLoaderData<typeof loader>();
  return (
    <OfficePage area={area} isBelow title={t("deletion.title", pageTitle.values)} lead={<InUse of={used} />}>
      <p>{t(isUnused(used) ? "deletion.text" : "deletion.inUse")}</p>
      {isUnused(used) && (
        <ActForm formKey={key}>
          <SubmitButton kind="destructive">{t("delete")}</SubmitButton>
        </ActForm>
      )}
      <Actions>
        <TextLink to={paths[area]}>{t("leave")}</TextLink>
      </Actions>
    </OfficePage>
  );
}
