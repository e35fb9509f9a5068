import type { LoaderFunctionArgs } from "@remix-run/node";
import type { z } from "zod";
import { openForm } from "#app/forms/form.server.ts";
import { versionsOf } from "./acts.ts";
import { fetchOpening, requireMatching } from "./opening.server.ts";

/** What a page needs that asks about an act once more. */
export async function openDecision({ request, context, params }: LoaderFunctionArgs, schema: z.ZodType) {
  const opening = await fetchOpening(context, params.jobOpeningId ?? "", await requireMatching(request, context));
  const form = await openForm(request, context, { id: "decision", schema, versions: versionsOf(opening) });
  return { opening, now: new Date().toISOString(), form };
}
