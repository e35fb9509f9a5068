import { type ActionFunctionArgs, json, type LoaderFunctionArgs } from "@remix-run/node";
import { useLoaderData } from "@remix-run/react";
import { requireOffice } from "#app/auth/require-office.server.ts";
import { ActForm } from "#app/forms/ActForm.tsx";
import { CheckboxesField, CheckboxField } from "#app/forms/fields/ChoiceField.tsx";
import { TextField } from "#app/forms/fields/TextField.tsx";
import { newFormKey, openForm } from "#app/forms/form.server.ts";
import { actForm } from "#app/forms/pieces.server.ts";
import { SubmitButton } from "#app/forms/SubmitButton.tsx";
import { postOf, submit } from "#app/forms/submit.server.ts";
import { usePortalForm } from "#app/forms/use-portal-form.ts";
import { useT } from "#app/i18n/I18n.tsx";
import { redirectWithNotice } from "#app/notice.server.ts";
import { formPage } from "#app/page.ts";
import { pathsOf } from "#app/paths.ts";
import { FieldSet } from "#app/ui/field/FieldSet.tsx";
import { Person } from "#app/ui/Person.tsx";
import { Text } from "#app/ui/Text.tsx";
import { TextLink } from "#app/ui/TextLink.tsx";
import { Unfold } from "#app/ui/Unfold.tsx";
import { usePaths } from "#app/use-paths.ts";
import { office } from "#contract/calls/office.ts";
import { publicCalls } from "#contract/calls/public.ts";
import { changesOf } from "#domain/stale-answers.ts";
import { advisorPaths } from "../../paths.ts";
import { Changes } from "../Changes.tsx";
import { KeptForm } from "../KeptForm.tsx";
import { OfficePage } from "../OfficePage.tsx";
import { BlockedSignIn } from "../sign-in/BlockedSignIn.tsx";
import { unblock } from "../sign-in/unblock.server.ts";
import { AdvisorState } from "./AdvisorState.tsx";
import { advisorActs, advisorChanges, advisorForm, handOverForm, isAdvisorAct } from "./advisor.form.server.ts";
import { HandOver } from "./HandOver.tsx";

export const handle = formPage({ words: ["officeAdvisors", "office", "signInBlocks"], accent: "gray" });

const fetchOne = async ({ context, params }: LoaderFunctionArgs) =>
  params.advisorId ? context.api(office.fetchAdvisor, { params: { advisorId: params.advisorId } }) : null;

/** What is offered, and what they are responsible for although it ran out. */
const namesOf = (offered: { name: string }[], own: string[] = []) => [
  ...new Set([...offered.map(({ name }) => name), ...own]),
];

export async function loader(args: LoaderFunctionArgs) {
  const { request, context } = args;
  const me = await requireOffice(context);
  const [advisor, offered, all] = await Promise.all([
    fetchOne(args),
    context.api(publicCalls.fetchStudyOptions),
    context.api(office.fetchAdvisors),
  ]);
  const others = all.filter(({ id }) => id !== advisor?.id);
  const versions = advisor ? { advisor: advisor.version } : undefined;
  const values = advisor ?? { isAdvising: true };
  return json({
    pageTitle: advisor ? advisor.name || advisor.email : { key: "create" },
    advisor,
    isReader: advisor?.email === me.email,
    campuses: namesOf(offered.campuses, advisor?.campuses).map((name) => ({
      name,
      others: others.filter(({ campuses }) => campuses.includes(name)).map(({ name, email }) => name || email),
    })),
    courses: namesOf(offered.courses, advisor?.courses),
    form: await openForm(request, context, { id: "advisor", schema: advisorForm, values, versions }),
    takers: others.filter(({ isAdvising, lockedAt }) => isAdvising && !lockedAt),
    handOver: await openForm(request, context, { id: "handOver", schema: handOverForm }),
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
  if (!isAdvisorAct(intent)) return save(args, me);
  return submit(args, actForm, async (_, { key }) => {
    await context.api(advisorActs[intent], { params: of }, key);
    return redirectWithNotice(context, here, { key: `officeAdvisors:notice.${intent}` });
  });
}

/** Only changed answers are sent, so that the history names them. */
async function save(args: ActionFunctionArgs, me: { email: string }) {
  const { context } = args;
  const advisor = await fetchOne(args);
  const paths = pathsOf(context, advisorPaths);
  return submit(args, advisorForm, async (answers, { key, versions }) => {
    const typed = advisorChanges(answers);
    const { name, email } = typed;
    if (!advisor) {
      await context.api(office.addAdvisor, { body: typed }, key);
      return redirectWithNotice(context, paths.advisors, {
        key: "officeAdvisors:notice.added",
        values: { name, email },
      });
    }
    const changes = changesOf(advisor, typed);
    const body = { ...changes, version: versions.advisor };
    await context.api(office.changeAdvisor, { params: { advisorId: advisor.id }, body }, key);
    const isReader = advisor.email === me.email;
    return redirectWithNotice(context, isReader && !typed.isOffice ? paths.home : paths.advisors, {
      key: changes.email ? "officeAdvisors:notice.moved" : "office:notice.saved",
      values: { email },
    });
  });
}

export default function AdvisorPage() {
  const t = useT();
  const paths = usePaths(advisorPaths);
  const { advisor, isReader, campuses, courses, form, takers, handOver, lockKey } = useLoaderData<typeof loader>();
  const of = usePortalForm(form);
  const { fields } = of;
  const act = advisor?.lockedAt ? "unlock" : "lock";
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
        <FieldSet legend={t("group.person")}>
          <TextField of={fields.name} />
          <TextField of={fields.email} type="email" inputMode="email" dir="ltr" />
          <div className="pair">
            <TextField of={fields.phone} type="tel" inputMode="tel" dir="ltr" />
            <TextField of={fields.city} />
          </div>
        </FieldSet>
        <FieldSet legend={t("group.rights")}>
          <CheckboxField of={fields.isAdvising} />
          <CheckboxField of={fields.isLead} />
          <CheckboxField of={fields.isOffice} />
        </FieldSet>
        {campuses.length > 0 && (
          <CheckboxesField
            of={fields.campuses}
            options={campuses.map(({ name, others }) => ({
              value: name,
              label: name,
              hint: others.length > 0 ? t("also", { names: others.map((one) => `⁨${one}⁩`).join(", ") }) : undefined,
            }))}
          />
        )}
        {courses.length > 0 && (
          <CheckboxesField of={fields.courses} options={courses.map((name) => ({ value: name, label: name }))} />
        )}
      </KeptForm>
      {advisor && advisor.applicants > 0 && takers.length > 0 && <HandOver state={handOver} takers={takers} />}
      {advisor && !advisor.hasSignedIn && !advisor.lockedAt && <Act act="welcome" formKey={lockKey} />}
      {advisor && (isReader ? <Text muted>{t("own")}</Text> : <Act key={act} act={act} formKey={lockKey} />)}
      {advisor && <Changes of={advisor} labelOf={(field) => t(`fields.${field}.label`)} />}
    </OfficePage>
  );
}

function Act({ act, formKey }: { act: "lock" | "unlock" | "welcome"; formKey: string }) {
  const t = useT();
  return (
    <Unfold summary={t(`${act}.title`)}>
      <p>{t(`${act}.lead`)}</p>
      <ActForm formKey={formKey}>
        <SubmitButton kind={act === "lock" ? "destructive" : "secondary"} value={act}>
          {t(`${act}.submit`)}
        </SubmitButton>
      </ActForm>
    </Unfold>
  );
}
