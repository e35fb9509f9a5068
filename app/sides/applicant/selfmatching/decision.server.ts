import type { LoaderFunctionArgs } from "@remix-run/node";
import type { z } from "zod";
import { openForm } from "#app/forms/form.server.ts";
import { type OwnOpening, versionsOf } from "./acts.ts";
import { fetchOpening, requireMatching } from "./opening.server.ts";

/** What a page needs that asks about an act once more; what it asks along with that may hang on the opening. */
export async function openDecision<Schema extends z.ZodType>(
  { request, context, params }: LoaderFunctionArgs,
  schemaOf: (opening: OwnOpening) => Schema,
) {
  const opening = await fetchOpening(context, params.jobOpeningId ?? "", await requireMatching(context));
  const form = await openForm(request, context, {
    id: "decision",
    schema: schemaOf(opening),
    versions: versionsOf(opening),
  });
  return { opening, now: new Date().toISOString(), form };
}
