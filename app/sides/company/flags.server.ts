import type { CompanyUser } from "#app/auth/active-company.server.ts";
import type { PortalContext } from "#app/context.ts";
import { company } from "#contract/calls/company.ts";
import type { userFlags } from "#contract/enumerations/people.ts";

/** Sets one of the flags of spec §3; the others stay, though the call replaces the whole map. */
export const setFlag = (
  context: PortalContext,
  { metadata }: Pick<CompanyUser, "metadata">,
  key: (typeof userFlags)[number],
) => context.api(company.replaceMetadata, { body: { ...metadata, [key]: true } });
