import { json, type LoaderFunctionArgs } from "@remix-run/node";
import { useLoaderData } from "@remix-run/react";
import { requireColleague } from "#app/auth/require-colleague.server.ts";
import { useT } from "#app/i18n/I18n.tsx";
import { page } from "#app/page.ts";
import { Band } from "#app/ui/Band.tsx";

export const handle = page({ words: ["companyHome"] });

export async function loader({ context }: LoaderFunctionArgs) {
  const { company } = await requireColleague(context);
  return json({ company: company.name });
}

export default function CompanyHome() {
  const t = useT();
  const { company } = useLoaderData<typeof loader>();
  return <Band title={t("title")} lead={<bdi>{company}</bdi>} />;
}
