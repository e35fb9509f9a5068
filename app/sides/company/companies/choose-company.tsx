import { type ActionFunctionArgs, type LoaderFunctionArgs, redirect } from "@remix-run/node";
import { useLoaderData } from "@remix-run/react";
import { activeCompanyOf, workFor } from "#app/auth/active-company.server.ts";
import { requireCompanyUser } from "#app/auth/require-colleague.server.ts";
import { openForm } from "#app/forms/form.server.ts";
import { submit } from "#app/forms/submit.server.ts";
import { useT } from "#app/i18n/I18n.tsx";
import { json } from "#app/json.server.ts";
import { redirectWithNotice } from "#app/notice.server.ts";
import { formPage } from "#app/page.ts";
import { pathsOf } from "#app/paths.ts";
import { SignOutForm } from "#app/shell/SignOutForm.tsx";
import { ButtonLink } from "#app/ui/Button.tsx";
import { Actions } from "#app/ui/Layout.tsx";
import { Message } from "#app/ui/Message.tsx";
import { Split } from "#app/ui/Split.tsx";
import { TextLink } from "#app/ui/TextLink.tsx";
import { usePaths } from "#app/use-paths.ts";
import { company } from "#contract/calls/company.ts";
import { companyPaths } from "../paths.ts";
import { askedFor, reasonOf, withWaiting } from "./asked-for.server.ts";
import { CompanyChoice } from "./CompanyChoice.tsx";
import { chooseCompanyForm } from "./choose-company.form.server.ts";
import { OpenInvitation } from "./OpenInvitation.tsx";
import { WhomToAsk } from "./WhomToAsk.tsx";

export const handle = formPage({ words: ["chooseCompany"], hasNavigation: false });

export async function loader({ request, context }: LoaderFunctionArgs) {
  const user = await requireCompanyUser(context);
  const active = await activeCompanyOf(context, user);
  const joined = user.companies.filter(({ invitationPending }) => !invitationPending);
  const { companyId, to } = askedFor(request, pathsOf(context, companyPaths).home);
  const asked = joined.find(({ id }) => id === companyId);
  const values = { company: (asked ?? active ?? joined[0])?.id };
  const isUnknown = companyId !== null && !asked;
  return json(
    {
      form: await openForm(context, { id: "choose-company", schema: chooseCompanyForm, values }),
      email: user.email,
      joined: joined.length > 1 ? await withWaiting(context, joined) : joined,
      invitations: user.companies.filter(({ invitationPending }) => invitationPending),
      active,
      reason: isUnknown ? "unknown" : asked && asked !== active ? await reasonOf(context, asked, to) : null,
      asked,
    },
    isUnknown ? 404 : 200,
  );
}

export async function action(args: ActionFunctionArgs) {
  const { request, context } = args;
  const user = await requireCompanyUser(context);
  const paths = pathsOf(context, companyPaths);
  return submit(args, chooseCompanyForm, async ({ company: id, isDefault }, { key }) => {
    const asked = askedFor(request, paths.home);
    const chosen = user.companies.find((one) => one.id === id && !one.invitationPending);
    if (!chosen) return redirect(paths.changeTo(id, asked.to), 303);
    if (isDefault && !chosen.isLocked) await context.api(company.setDefaultCompany, { params: { companyId: id } }, key);
    const before = await activeCompanyOf(context, user);
    // The target of a link to one company does not exist in the other.
    const to = asked.companyId && asked.companyId !== id ? paths.home : asked.to;
    const answer =
      before && before.id !== id && !chosen.isLocked
        ? await redirectWithNotice(context, to, {
            key: "chooseCompany:notice.changed",
            values: { company: chosen.name },
          })
        : redirect(to, 303);
    answer.headers.append("Set-Cookie", await workFor(context, id));
    return answer;
  });
}

export default function ChooseCompany() {
  const t = useT();
  const paths = usePaths(companyPaths);
  const { form, email, joined, invitations, active, reason, asked } = useLoaderData<typeof loader>();
  const many = joined.length > 1;
  const some = joined.length === 0 ? "none" : joined[0]!.isLocked ? "locked" : "one";
  const locked = joined.find(({ id, isLocked }) => isLocked && id === active?.id);
  const title = many ? t("title") : t(`${some}.title`, { company: joined[0]?.name ?? "" });
  return (
    <Split title={title} lead={many ? t("lead", { count: joined.length }) : t(`${some}.lead`, { email })}>
      {reason && (
        <Message tone="blue">
          {reason === "unknown" ? t("error.404.lead") : t(`reason.${reason}`, { company: asked?.name ?? "" })}{" "}
          {reason !== "unknown" && active && !locked && t("reason.active", { company: active.name })}{" "}
          {reason === "form" && t("reason.waits")}
        </Message>
      )}
      {many && locked && <Message tone="yellow">{t("locked.title", { company: locked.name })}</Message>}
      {many && <CompanyChoice of={joined} state={form} />}
      {some === "one" && !many && (
        <Actions>
          <ButtonLink kind="primary" to={paths.home}>
            {t("one.home")}
          </ButtonLink>
        </Actions>
      )}
      {invitations.map((one) => (
        <OpenInvitation key={one.id} of={one} />
      ))}
      {joined.length === 0 && <WhomToAsk />}
      {locked && <WhomToAsk isLocked />}
      {/* Without a company to work for, no other page leads there. */}
      {(!active || locked) && (
        <p>
          <TextLink to={paths.myData}>{t("company:nav.myData")}</TextLink>
        </p>
      )}
      <SignOutForm label={t("shell.signOut")} />
    </Split>
  );
}
