import { randomUUID } from "node:crypto";
import { parse } from "@conform-to/dom";
import { getZodConstraint } from "@conform-to/zod/v4";
import type { z } from "zod";
import { company } from "#contract/calls/company.ts";
import { activeCompanyOf } from "../auth/active-company.server.ts";
import type { PortalContext } from "../context.ts";
import { askedFields } from "./asked-fields.server.ts";
import { draftAddress } from "./company-field.ts";
import { type FormState, lostFiles, type Versions, versionsIn } from "./form-state.ts";

/** One-time key of a form of buttons: pressing twice acts once. */
export const newFormKey = () => randomUUID();

interface Options<Schema extends z.ZodType> {
  id: string;
  schema: Schema;
  values?: Record<string, unknown>;
  versions?: Versions;
  /** The field that follows the one in which files are chosen; left out where that one is the last. */
  fileBefore?: keyof z.input<Schema> & string;
}

/**
 * What a page needs to show a form; a draft that waits at this path replaces the stored values. One of answers keeps the
 * version at which those were read; where nothing is stored, what is decided on is what the page shows.
 */
export async function openForm<Schema extends z.ZodType>(
  context: PortalContext,
  { id, schema, values = {}, versions = {}, fileBefore }: Options<Schema>,
): Promise<FormState<z.input<Schema>>> {
  const { draft: waiting, key } = await waitingDraft(context, id, schema);
  const draft = waiting && (Object.keys(values).length > 0 ? waiting : { ...waiting, versions: {} });
  const owner = await context.drafts.ownerMark();
  const asked = askedBy(schema);
  const names = Object.keys(asked.constraint);
  const filePlace = fileBefore ? names.indexOf(fileBefore) - 0.5 : names.length;
  return { id, values, draft, ...asked, filePlace, key: key || newFormKey(), versions, owner };
}

type Asked = Pick<FormState, "constraint" | "hasRequired">;
const known = new WeakMap<z.ZodType, Asked>();

/** Read off a schema once: it walks the whole of it. */
function askedBy(schema: z.ZodType): Asked {
  const asked = known.get(schema) ?? read(getZodConstraint(schema as z.ZodObject));
  known.set(schema, asked);
  return asked;
}

/** The entries of a list of values (`permissions[]`) are no fields. */
const read = (constraint: Record<string, { required?: boolean }>): Asked => ({
  constraint,
  hasRequired: Object.entries(constraint).some(([name, { required }]) => !name.endsWith("[]") && required),
});

async function waitingDraft(
  context: PortalContext,
  formId: string,
  schema: z.ZodType,
): Promise<Pick<FormState, "draft"> & { key?: string }> {
  const address = await addressOfDraft(context);
  const fields = address && (await context.drafts.read(address));
  if (!fields) return { draft: null };
  const sent = new Map(fields);
  if (sent.get("formId") !== formId) return { draft: null };
  const { payload } = parse(askedFields(fields, schema).data, { resolve: () => ({ value: {} }) });
  if (Object.keys(payload).length === 0) return { draft: null };
  const draft = { values: payload, versions: versionsIn(fields), hasLostFiles: sent.has(lostFiles) };
  return { draft, key: sent.get("formKey") };
}

/**
 * Where a draft of this page would wait, if there may be one: a session knows its drafts, those of somebody who is not
 * signed in have to be looked for.
 */
export async function addressOfDraft(context: PortalContext): Promise<string | undefined> {
  const path = new URL(context.request.url).pathname;
  const session = await context.session.read();
  if (!session) return path;
  const waiting = session.draftPaths.filter((address) => address.split("?")[0] === path);
  if (waiting.length === 0) return undefined;
  const address = draftAddress(path, session.side === "company" ? (await companyOfPage(context))?.id : undefined);
  return waiting.includes(address) ? address : undefined;
}

const companyOfPage = async (context: PortalContext) =>
  activeCompanyOf(context, await context.api(company.fetchCompanyUser));
