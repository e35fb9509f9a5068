import { json, type LoaderFunctionArgs } from "@remix-run/node";
import { useLoaderData } from "@remix-run/react";
import { requireColleague } from "#app/auth/require-colleague.server.ts";
import { useT } from "#app/i18n/I18n.tsx";
import { page } from "#app/page.ts";
import { Band } from "#app/ui/Band.tsx";
import { Column, Wrap } from "#app/ui/Layout.tsx";
import { company as calls } from "#contract/calls/company.ts";
import { missingDataOf } from "#domain/company-data.ts";
import { DataCard } from "./DataCard.tsx";
import { FirmTabs } from "./Tabs.tsx";

export const handle = page({ words: ["firm"] });

export async function loader({ context }: LoaderFunctionArgs) {
  const { company: active, may } = await requireColleague(context);
  const company = await context.api(calls.fetchCompany, { params: { companyId: active.id } });
  return json({ company, mayEditData: may(calls.changeCompany) });
}

export default function Company() {
  const t = useT();
  const { company, mayEditData } = useLoaderData<typeof loader>();
  const missing = missingDataOf(company).length;
  return (
    <>
      <Band
        crumb={{ group: <bdi>{company.name}</bdi> }}
        title={t("title")}
        lead={missing === 0 ? t("lead.complete") : t("lead.dataMissing", { count: missing })}
      />
      <Wrap>
        <FirmTabs current="company" />
        <Column>
          <DataCard of={company} mayEdit={mayEditData} isDue={mayEditData && missing > 0} />
        </Column>
      </Wrap>
    </>
  );
}
