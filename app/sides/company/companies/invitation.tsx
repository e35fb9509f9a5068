import { type ActionFunctionArgs, type LoaderFunctionArgs, redirect } from "@remix-run/node";
import { useLoaderData } from "@remix-run/react";
import { workFor } from "#app/auth/active-company.server.ts";
import { Form } from "#app/forms/Form.tsx";
import { openForm } from "#app/forms/form.server.ts";
import { actForm } from "#app/forms/pieces.server.ts";
import { SubmitButton } from "#app/forms/SubmitButton.tsx";
import { submit } from "#app/forms/submit.server.ts";
import { usePortalForm } from "#app/forms/use-portal-form.ts";
import { formatDay } from "#app/i18n/format.ts";
import { useT } from "#app/i18n/I18n.tsx";
import { json } from "#app/json.server.ts";
import { redirectWithNotice } from "#app/notice.server.ts";
import { formPage } from "#app/page.ts";
import { pathsOf } from "#app/paths.ts";
import { ButtonLink } from "#app/ui/Button.tsx";
import { Card } from "#app/ui/Card.tsx";
import { Fact, Facts } from "#app/ui/Facts.tsx";
import { Heading } from "#app/ui/Heading.tsx";
import { Actions } from "#app/ui/Layout.tsx";
import { Split } from "#app/ui/Split.tsx";
import { TextLink } from "#app/ui/TextLink.tsx";
import { usePaths } from "#app/use-paths.ts";
import { company } from "#contract/calls/company.ts";
import { companyPaths } from "../paths.ts";
import { rightsInWords } from "../rights-in-words.ts";
import { invitationOf } from "./invitation.server.ts";
import { NoInvitation } from "./NoInvitation.tsx";

export const handle = formPage({ words: ["invitation", "rights"], hasNavigation: false });

export async function loader({ context, params }: LoaderFunctionArgs) {
  const { user, inviting } = await invitationOf(context, params.invitationId);
  const form = await openForm(context, { id: "accept", schema: actForm });
  const pageTitle = { key: inviting ? "title" : "gone.title" };
  return json({ pageTitle, form, inviting, email: user.email }, inviting ? 200 : 404);
}

export async function action(args: ActionFunctionArgs) {
  const { context, params } = args;
  const { inviting } = await invitationOf(context, params.invitationId);
  const paths = pathsOf(context, companyPaths);
  if (!inviting) return redirect(paths.invitation(params.invitationId ?? ""), 303);
  return submit(args, actForm, async (_, { key }) => {
    await context.api(company.acceptInvitation, { params: { companyId: inviting.id } }, key);
    const notice = { key: "invitation:notice.accepted", values: { company: inviting.name } };
    const answer = await redirectWithNotice(context, paths.home, notice);
    answer.headers.append("Set-Cookie", await workFor(context, inviting.id));
    return answer;
  });
}

export default function Invitation() {
  const t = useT();
  const paths = usePaths(companyPaths);
  const { form, inviting, email } = useLoaderData<typeof loader>();
  const acceptance = usePortalForm(form);
  if (!inviting?.invitation) return <NoInvitation email={email} />;
  const { name, city, invitation } = inviting;
  const { id, invitedBy, expiresAt } = invitation;
  const lead = invitedBy ? t("lead.by", { name: invitedBy, company: name }) : t("lead.office", { company: name });
  return (
    <Split title={t("title")} lead={lead}>
      <Card>
        <Heading level={2} size="panel">
          {t("heading")}
        </Heading>
        <Facts>
          <Fact label={t("company")}>
            <bdi>{name}</bdi>, {city}
          </Fact>
          <Fact label={t("invitedBy")}>{invitedBy ? <bdi>{invitedBy}</bdi> : t("office")}</Fact>
          <Fact label={t("rights")}>{rightsInWords(t, inviting)}</Fact>
          <Fact label={t("until")}>{formatDay(expiresAt)}</Fact>
        </Facts>
        <p className="hint">{t("seen")}</p>
        <Form of={acceptance}>
          <Actions>
            <SubmitButton kind="primary">{t("accept")}</SubmitButton>
            <ButtonLink to={paths.declineInvitation(id)}>{t("decline")}</ButtonLink>
          </Actions>
        </Form>
      </Card>
      <p>
        <TextLink to={paths.chooseCompany}>{t("later")}</TextLink>
      </p>
    </Split>
  );
}
