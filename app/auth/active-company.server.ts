import type { company } from "#contract/calls/company.ts";
import type { Output } from "#contract/endpoint.ts";
import { activeCompany } from "#domain/active-company.ts";
import type { PortalContext } from "../context.ts";

export type CompanyUser = Output<typeof company.fetchCompanyUser>;

/** §4: the company that somebody works for now; undefined where they have to choose. */
export async function activeCompanyOf({ request, cookies }: PortalContext, { companies }: CompanyUser) {
  return activeCompany(companies, await cookies.company.parse(request.headers.get("Cookie")));
}

/** The cookie that says for which company this browser works from now on. */
export const workFor = ({ cookies }: PortalContext, companyId: string) => cookies.company.serialize(companyId);
