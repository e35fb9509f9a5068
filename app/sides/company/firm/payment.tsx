import type { ActionFunctionArgs, LoaderFunctionArgs } from "@remix-run/node";
import { useLoaderData } from "@remix-run/react";
import { requireColleague } from "#app/auth/require-colleague.server.ts";
import { fieldsOf, submit } from "#app/forms/submit.server.ts";
import { useT } from "#app/i18n/I18n.tsx";
import { json } from "#app/json.server.ts";
import { redirectWithNotice } from "#app/notice.server.ts";
import { formPage } from "#app/page.ts";
import { pathsOf } from "#app/paths.ts";
import { company as calls } from "#contract/calls/company.ts";
import { companyPaths } from "../paths.ts";
import { FirmPage } from "./FirmPage.tsx";
import { PaymentForm } from "./PaymentForm.tsx";
import { directDebitForm, paymentTypeForm } from "./payment.form.server.ts";
import { bankOf, openPayment } from "./payment.server.ts";

export const handle = formPage({ words: ["firmPayment", "firm"] });

export async function loader({ context }: LoaderFunctionArgs) {
  const { company: active, may } = await requireColleague(context);
  const company = await context.api(calls.fetchCompany, { params: { companyId: active.id } });
  const mayEdit = may(calls.changePaymentDetails);
  return json({ form: await openPayment(context, company), company, mayEdit });
}

export async function action(args: ActionFunctionArgs) {
  const { context } = args;
  const { company } = await requireColleague(context);
  const params = { companyId: company.id };
  const done = () =>
    redirectWithNotice(context, pathsOf(context, companyPaths).company, { key: "firm:notice.payment" });
  if (fieldsOf(context).get("paymentType") !== "sepa")
    return submit(args, paymentTypeForm, async ({ paymentType }, { key, versions }) => {
      await context.api(calls.changePaymentType, { params, body: { paymentType, version: versions.company } }, key);
      return done();
    });
  const stored = await context.api(calls.fetchCompany, { params });
  return submit(args, directDebitForm(stored), async ({ bankAccount: { bic, ...answers } }, { key, versions }) => {
    const bank = answers.iban ? await bankOf(context, answers.iban) : undefined;
    const bankAccount = { ...answers, ...bank, ...(bic && { bic }) };
    await context.api(calls.changePaymentDetails, { params, body: { bankAccount, version: versions.company } }, key);
    return done();
  });
}

export default function PaymentPage() {
  const t = useT();
  const { form, company, mayEdit } = useLoaderData<typeof loader>();
  return (
    <FirmPage company={company} title={t("title")} lead={t("lead")}>
      <PaymentForm of={form} company={company} mayEdit={mayEdit} />
    </FirmPage>
  );
}
