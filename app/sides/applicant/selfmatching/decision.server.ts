import type { LoaderFunctionArgs } from "@remix-run/node";
import type { z } from "zod";
import { requireApplicant } from "#app/auth/require-applicant.server.ts";
import { openForm } from "#app/forms/form.server.ts";
import { applicant } from "#contract/applicant.ts";
import { versionsOf } from "./acts.ts";
import { refuseLocked } from "./lock.server.ts";

/** What a page needs that asks about an act once more. */
export async function openDecision({ request, context, params }: LoaderFunctionArgs, schema: z.ZodType) {
  refuseLocked(await requireApplicant(request, context));
  const opening = await context.api(applicant.fetchJobOpening, { params: { id: params.jobOpeningId ?? "" } });
  const form = await openForm(request, context, { id: "decision", schema, versions: versionsOf(opening) });
  return { opening, now: new Date().toISOString(), form };
}
