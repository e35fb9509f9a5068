import { randomUUID } from "node:crypto";
import { parse } from "@conform-to/dom";
import { getZodConstraint } from "@conform-to/zod/v4";
import type { z } from "zod";
import type { PortalContext } from "../context.ts";
import type { FormState } from "./form-state.ts";

interface Options {
  id: string;
  schema: z.ZodType;
  values?: Record<string, unknown>;
  version?: number;
}

/** What a page needs to show a form; a draft that waits at this path is shown instead of the stored values. */
export async function openForm(
  request: Request,
  context: PortalContext,
  { id, schema, values = {}, version }: Options,
): Promise<FormState> {
  const draft = await draftAt(new URL(request.url).pathname, context);
  return {
    id,
    values: draft ?? values,
    constraint: getZodConstraint(schema as z.ZodObject),
    key: randomUUID(),
    version: version ?? null,
    isRestored: draft !== undefined,
  };
}

async function draftAt(path: string, context: PortalContext) {
  const session = await context.session();
  if (!session?.draftPaths.includes(path)) return undefined;
  const fields = await context.readDraft(path);
  if (!fields) return undefined;
  const { payload } = parse(toFormData(fields), { resolve: () => ({ value: {} }) });
  return payload;
}

/** The posted fields as the form parser reads them. */
export function toFormData(fields: Iterable<[string, string]>): FormData {
  const data = new FormData();
  for (const [name, value] of fields) if (!ownFields.includes(name)) data.append(name, value);
  return data;
}

/** Fields that every form carries for itself; `intent` stays for the caller. */
const ownFields = ["formToken", "formKey", "formId", "version", "intent"];
