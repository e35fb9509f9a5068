import type { PortalContext } from "#app/context.ts";
import { company } from "#contract/calls/company.ts";
import type { companyFlags } from "#contract/enumerations/people.ts";

/** Sets one of the flags of spec §3. */
export const setFlag = (context: PortalContext, key: (typeof companyFlags)[number], formKey?: string) =>
  context.api(company.changeMetadataEntry, { params: { key }, body: { value: true } }, formKey);
