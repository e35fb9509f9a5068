import { json } from "@remix-run/node";
import type { z } from "zod";
import type { PortalContext } from "#app/context.ts";
import type { FormResult } from "#app/forms/form-state.ts";
import { fieldsOf, postOf, readForm } from "#app/forms/submit.server.ts";
import { renderText } from "#app/texts/render-text.server.ts";

/** The form as it was sent, with what readers would see; nothing is stored. */
export const preview = (context: PortalContext, schema: z.ZodType, { title, body }: { title: string; body: string }) =>
  formWith(context, schema, { title, html: renderText(body, 3) });

/** The form as it was sent, with a preview beside it. */
export function formWith(context: PortalContext, schema: z.ZodType, preview: object) {
  const { versions, key } = postOf(context);
  const formId = fieldsOf(context).get("formId") ?? "";
  const form: FormResult = { formId, result: readForm(context, schema).reply(), versions, key };
  return json({ form, preview });
}
