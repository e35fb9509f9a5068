import type { ActionFunctionArgs, LoaderFunctionArgs } from "@remix-run/node";
import { useLoaderData } from "@remix-run/react";
import { requireOffice } from "#app/auth/require-office.server.ts";
import { newFormKey, openForm } from "#app/forms/form.server.ts";
import { actForm } from "#app/forms/pieces.server.ts";
import { isOneOf, postOf, submit } from "#app/forms/submit.server.ts";
import { unlessRefused } from "#app/forms/unless-refused.server.ts";
import { useT } from "#app/i18n/I18n.tsx";
import { json } from "#app/json.server.ts";
import { redirectWithNotice } from "#app/notice.server.ts";
import { formPage } from "#app/page.ts";
import { pathsOf } from "#app/paths.ts";
import { TextLink } from "#app/ui/TextLink.tsx";
import { usePaths } from "#app/use-paths.ts";
import { office } from "#contract/calls/office.ts";
import { errorCodes } from "#contract/errors.ts";
import { nameOf } from "#domain/person-name.ts";
import { PersonState } from "../../companies/PersonState.tsx";
import { advisorPaths } from "../../paths.ts";
import { OfficePage } from "../OfficePage.tsx";
import { BlockedSignIn } from "../sign-in/BlockedSignIn.tsx";
import { unblock } from "../sign-in/unblock.server.ts";
import { personActs, personForm } from "./company.form.server.ts";
import { PersonActs } from "./PersonActs.tsx";
import { PersonFields } from "./PersonFields.tsx";

export const handle = formPage({
  words: ["officePerson", "rights", "officeCompany", "office", "signInBlocks"],
  accent: "gray",
});

const idsOf = ({ params: { companyId = "", employeeId = "" } }: Pick<LoaderFunctionArgs, "params">) => ({
  companyId,
  employeeId,
});

export async function loader(args: LoaderFunctionArgs) {
  const { context } = args;
  await requireOffice(context);
  const person = await context.api(office.fetchEmployee, { params: idsOf(args) });
  const versions = { employee: person.version };
  const form = await openForm(context, { id: "person", schema: personForm, values: person, versions });
  return json({ person, pageTitle: nameOf(person), form, key: newFormKey() });
}

export async function action(args: ActionFunctionArgs) {
  const { context } = args;
  await requireOffice(context);
  const params = idsOf(args);
  const paths = pathsOf(context, advisorPaths);
  const company = paths.company(params.companyId);
  const { intent } = postOf(context);
  if (intent === "unblock") {
    const here = paths.person(params.companyId, params.employeeId);
    return unblock(args, (key) => context.api(office.unblockEmployeeSignIn, { params }, key), here);
  }
  if (isOneOf(personActs, intent)) {
    // Somebody of the company was faster: its page shows how things are.
    const codes = [403, errorCodes.ownerNotEditable, 404];
    const moved = { codes, to: company, notice: "officePerson:notice.moved" };
    return submit(args, actForm, (_, { key }) =>
      unlessRefused(context, moved, async () => {
        await context.api(personActs[intent], { params }, key);
        return redirectWithNotice(context, company, { key: `officePerson:notice.${intent}` });
      }),
    );
  }
  // Its own form posts no word.
  if (intent) throw new Response(null, { status: 400 });
  return submit(args, personForm, async ({ department, position, permissions }, { key, versions }) => {
    const answers = { department: department ?? null, position: position ?? null, permissions };
    await context.api(office.changeEmployee, { params, body: { ...answers, version: versions.employee } }, key);
    return redirectWithNotice(context, company, { key: "officePerson:notice.saved" });
  });
}

export default function Person() {
  const t = useT();
  const paths = usePaths(advisorPaths);
  const { person, form, key } = useLoaderData<typeof loader>();
  const { company } = person;
  const isFixed = person.isOwner || person.invitation !== null;
  return (
    <OfficePage area="companies" isBelow title={<bdi>{nameOf(person)}</bdi>} lead={<PersonState of={person} />}>
      <p>
        <TextLink to={paths.company(company.id)}>
          <bdi>{company.name}</bdi>
        </TextLink>
        , <span dir="ltr">{person.email}</span>
      </p>
      <BlockedSignIn of={person.blocks} formKey={key} />
      <p>{t(person.invitation ? "not.invited" : person.isOwner ? "not.owner" : "told")}</p>
      {!isFixed && <PersonFields state={form} />}
      <PersonActs of={person} formKey={key} />
    </OfficePage>
  );
}
