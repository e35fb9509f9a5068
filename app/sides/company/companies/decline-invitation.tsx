import { type ActionFunctionArgs, type LoaderFunctionArgs, redirect } from "@remix-run/node";
import { useLoaderData } from "@remix-run/react";
import { Form } from "#app/forms/Form.tsx";
import { openForm } from "#app/forms/form.server.ts";
import { actForm } from "#app/forms/pieces.server.ts";
import { SubmitButton } from "#app/forms/SubmitButton.tsx";
import { submit } from "#app/forms/submit.server.ts";
import { usePortalForm } from "#app/forms/use-portal-form.ts";
import { useT } from "#app/i18n/I18n.tsx";
import { json } from "#app/json.server.ts";
import { redirectWithNotice } from "#app/notice.server.ts";
import { formPage } from "#app/page.ts";
import { pathsOf } from "#app/paths.ts";
import { ButtonLink } from "#app/ui/Button.tsx";
import { Card } from "#app/ui/Card.tsx";
import { Actions } from "#app/ui/Layout.tsx";
import { Split } from "#app/ui/Split.tsx";
import { usePaths } from "#app/use-paths.ts";
import { company } from "#contract/calls/company.ts";
import { companyPaths } from "../paths.ts";
import { invitationOf } from "./invitation.server.ts";

export const handle = formPage({ words: ["declineInvitation"], hasNavigation: false });

export async function loader({ context, params }: LoaderFunctionArgs) {
  const { inviting } = await invitationOf(context, params.invitationId);
  const id = params.invitationId ?? "";
  if (!inviting) throw redirect(pathsOf(context, companyPaths).invitation(id));
  const form = await openForm(context, { id: "decline", schema: actForm });
  return json({ form, id, pageTitle: { key: "title", values: { company: inviting.name } } });
}

export async function action(args: ActionFunctionArgs) {
  const { context, params } = args;
  const { inviting } = await invitationOf(context, params.invitationId);
  const paths = pathsOf(context, companyPaths);
  if (!inviting) return redirect(paths.invitation(params.invitationId ?? ""), 303);
  return submit(args, actForm, async (_, { key }) => {
    await context.api(company.declineInvitation, { params: { companyId: inviting.id } }, key);
    const notice = { key: "declineInvitation:notice.declined", values: { company: inviting.name } };
    return redirectWithNotice(context, paths.home, notice);
  });
}

export default function DeclineInvitation() {
  const t = useT();
  const paths = usePaths(companyPaths);
  const { form, id, pageTitle } = useLoaderData<typeof loader>();
  const refusal = usePortalForm(form);
  return (
    <Split title={t("title", pageTitle.values)} lead={t("lead")}>
      <Card>
        <p>{t("text")}</p>
        <Form of={refusal}>
          <Actions>
            <SubmitButton kind="destructive">{t("submit")}</SubmitButton>
            <ButtonLink to={paths.invitation(id)}>{t("back")}</ButtonLink>
          </Actions>
        </Form>
      </Card>
    </Split>
  );
}
