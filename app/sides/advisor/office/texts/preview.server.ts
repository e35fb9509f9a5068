import type { z } from "zod";
import type { PortalContext } from "#app/context.ts";
import { formResultOf, readForm } from "#app/forms/submit.server.ts";
import { json } from "#app/json.server.ts";
import { renderText } from "#app/texts/render-text.server.ts";

/** The form as it was sent, with what readers would see; nothing is stored. */
export const preview = (context: PortalContext, schema: z.ZodType, { title, body }: { title: string; body: string }) =>
  formWith(context, schema, { title, html: renderText(body, 3) });

/** The form as it was sent, with a preview beside it. */
export function formWith(context: PortalContext, schema: z.ZodType, preview: object) {
  return json({ form: formResultOf(context, readForm(context, schema).reply()), preview });
}
