import type { LoaderFunctionArgs } from "@remix-run/node";
import { useLoaderData } from "@remix-run/react";
import { requireColleague } from "#app/auth/require-colleague.server.ts";
import { useT } from "#app/i18n/I18n.tsx";
import { json } from "#app/json.server.ts";
import { formPage } from "#app/page.ts";
import { Band } from "#app/ui/Band.tsx";
import { WithAside, Wrap } from "#app/ui/Layout.tsx";
import { company as calls } from "#contract/calls/company.ts";
import { missingDataOf } from "#domain/company-data.ts";
import { DataCard } from "./DataCard.tsx";
import { DocumentsCard } from "./DocumentsCard.tsx";
import { PaymentCard } from "./PaymentCard.tsx";
import { PortraitCard } from "./PortraitCard.tsx";
import { openPayment } from "./payment.server.ts";
import { FirmTabs } from "./Tabs.tsx";

export const handle = formPage({ words: ["firm", "firmPayment"] });

export async function loader({ context }: LoaderFunctionArgs) {
  const { company: active, may } = await requireColleague(context);
  const company = await context.api(calls.fetchCompany, { params: { companyId: active.id } });
  const payment = may(calls.changePaymentDetails) ? await openPayment(context, company) : null;
  return json({
    company,
    payment,
    mayEditData: may(calls.changeCompany),
    mayEditPortrait: may(calls.changePortrait),
  });
}

export default function Company() {
  const t = useT();
  const { company, payment, mayEditData, mayEditPortrait } = useLoaderData<typeof loader>();
  const missing = missingDataOf(company).length;
  const isPaymentDue = payment !== null && company.paymentState !== "complete";
  const lead = [
    missing === 0 ? t("lead.complete") : t("lead.dataMissing", { count: missing }),
    t(`lead.payment.${company.paymentState}`),
  ];
  const data = <DataCard of={company} mayEdit={mayEditData} isDue={!isPaymentDue && mayEditData && missing > 0} />;
  return (
    <>
      <Band crumb={{ group: <bdi>{company.name}</bdi> }} title={t("title")} lead={lead.join(" ")} />
      <Wrap>
        <FirmTabs current="company" />
        <WithAside
          aside={
            <>
              <PortraitCard of={company} mayEdit={mayEditPortrait} />
              <DocumentsCard />
            </>
          }
        >
          {!isPaymentDue && data}
          <PaymentCard of={company} form={payment} />
          {isPaymentDue && data}
        </WithAside>
      </Wrap>
    </>
  );
}
