import type { ActionFunctionArgs, LoaderFunctionArgs } from "@remix-run/node";
import { useLoaderData } from "@remix-run/react";
import { requireOffice } from "#app/auth/require-office.server.ts";
import { newFormKey, openForm } from "#app/forms/form.server.ts";
import { actForm } from "#app/forms/pieces.server.ts";
import { isOneOf, postOf, submit } from "#app/forms/submit.server.ts";
import { usePortalForm } from "#app/forms/use-portal-form.ts";
import { useT } from "#app/i18n/I18n.tsx";
import { json } from "#app/json.server.ts";
import { redirectWithNotice } from "#app/notice.server.ts";
import { formPage } from "#app/page.ts";
import { pathsOf } from "#app/paths.ts";
import { Person } from "#app/ui/Person.tsx";
import { Text } from "#app/ui/Text.tsx";
import { TextLink } from "#app/ui/TextLink.tsx";
import { usePaths } from "#app/use-paths.ts";
import { office } from "#contract/calls/office.ts";
import { publicCalls } from "#contract/calls/public.ts";
import { advisorPaths } from "../../paths.ts";
import { Changes } from "../Changes.tsx";
import { KeptForm } from "../KeptForm.tsx";
import { OfficeAct } from "../OfficeAct.tsx";
import { OfficePage } from "../OfficePage.tsx";
import { BlockedSignIn } from "../sign-in/BlockedSignIn.tsx";
import { unblock } from "../sign-in/unblock.server.ts";
import { AdvisorFields } from "./AdvisorFields.tsx";
import { AdvisorState } from "./AdvisorState.tsx";
import { advisorActs, advisorForm, handOverForm } from "./advisor.form.server.ts";
import { fetchOne, responsibilitiesOf, saveAdvisor } from "./advisor.server.ts";
import { HandOver } from "./HandOver.tsx";

export const handle = formPage({ words: ["officeAdvisors", "office", "signInBlocks"], accent: "gray" });

export async function loader(args: LoaderFunctionArgs) {
  const { context } = args;
  const me = await requireOffice(context);
  const [{ advisor, others }, offered] = await Promise.all([
    fetchOne(args),
    context.api(publicCalls.fetchStudyOptions),
  ]);
  const versions = advisor ? { advisor: advisor.version } : undefined;
  const values = advisor ?? { isAdvising: true };
  return json({
    pageTitle: advisor ? advisor.name || advisor.email : { key: "create" },
    advisor,
    isReader: advisor?.email === me.email,
    ...responsibilitiesOf(offered, advisor, others),
    form: await openForm(context, { id: "advisor", schema: advisorForm, values, versions }),
    takers: others.filter(({ isAdvising, lockedAt }) => isAdvising && !lockedAt),
    handOver: await openForm(context, { id: "handOver", schema: handOverForm }),
    lockKey: newFormKey(),
  });
}

export async function action(args: ActionFunctionArgs) {
  const { context, params } = args;
  const me = await requireOffice(context);
  const { intent } = postOf(context);
  const of = { advisorId: params.advisorId ?? "" };
  const here = pathsOf(context, advisorPaths).advisor(of.advisorId);
  if (intent === "handOver")
    return submit(args, handOverForm, async (body, { key }) => {
      const values = await context.api(office.handOverApplicants, { params: of, body }, key);
      return redirectWithNotice(context, here, { key: "officeAdvisors:notice.handedOver", values });
    });
  if (intent === "unblock")
    return unblock(args, (key) => context.api(office.unblockAdvisorSignIn, { params: of }, key), here);
  if (isOneOf(advisorActs, intent))
    return submit(args, actForm, async (_, { key }) => {
      await context.api(advisorActs[intent], { params: of }, key);
      return redirectWithNotice(context, here, { key: `officeAdvisors:notice.${intent}` });
    });
  return saveAdvisor(args, me);
}

export default function AdvisorPage() {
  const t = useT();
  const paths = usePaths(advisorPaths);
  const { advisor, isReader, campuses, courses, form, takers, handOver, lockKey } = useLoaderData<typeof loader>();
  const of = usePortalForm(form);
  const [act, kind] = advisor?.lockedAt ? (["unlock", "secondary"] as const) : (["lock", "destructive"] as const);
  return (
    <OfficePage
      area="advisors"
      isBelow
      title={advisor ? <bdi>{advisor.name || advisor.email}</bdi> : t("create")}
      lead={advisor ? t("applicants", { count: advisor.applicants }) : t("new")}
    >
      {advisor && <AdvisorState of={advisor} />}
      {advisor && <BlockedSignIn of={advisor.blocks} formKey={lockKey} />}
      {advisor && (
        <Person
          name={<bdi>{advisor.name || advisor.email}</bdi>}
          role={
            <TextLink to={paths.advisorPicture(advisor.id)}>
              {t(advisor.imagePath ? "picture.replace" : "picture.add")}
            </TextLink>
          }
          picture={advisor.imagePath ? paths.openAdvisorPicture(advisor.id, advisor.imagePath) : undefined}
        />
      )}
      <KeptForm of={of} list={paths.advisors}>
        <AdvisorFields of={of} campuses={campuses} courses={courses} />
      </KeptForm>
      {advisor && advisor.applicants > 0 && takers.length > 0 && <HandOver state={handOver} takers={takers} />}
      {advisor && !advisor.hasSignedIn && !advisor.lockedAt && <OfficeAct act="welcome" formKey={lockKey} />}
      {advisor &&
        (isReader ? <Text muted>{t("own")}</Text> : <OfficeAct key={act} act={act} kind={kind} formKey={lockKey} />)}
      {advisor && <Changes of={advisor} labelOf={(field) => t(`fields.${field}.label`)} />}
    </OfficePage>
  );
}
