import type { PortalContext } from "#app/context.ts";
import { student } from "#contract/calls/student.ts";
import type { WizardFlow } from "#contract/entities/wizard-flow.ts";
import type { applicantFlags } from "#contract/enumerations/people.ts";

/** Sets one of the flags of spec §3. */
export const setFlag = (context: PortalContext, key: (typeof applicantFlags)[number], formKey?: string) =>
  keep(context, key, true, formKey);

/** The one flag that its owner also takes back: whether openings are suggested to them. */
export const ignoreSelfMatching = (context: PortalContext, isIgnored: boolean) =>
  keep(context, "ignoreSelfMatching", isIgnored);

/** How far somebody has come in a flow stands beside the flags, under its name (spec §4). */
export const setProgress = (context: PortalContext, { name }: WizardFlow, step: number) => keep(context, name, step);

const keep = (context: PortalContext, key: string, value: boolean | number, formKey?: string) =>
  context.api(student.changeMetadataEntry, { params: { key }, body: { value } }, formKey);
