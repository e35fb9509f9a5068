import { type ActionFunctionArgs, type LoaderFunctionArgs, redirect } from "@remix-run/node";
import { RefusedResponse } from "#app/api/refused-response.server.ts";
import { requireApplicant } from "#app/auth/require-applicant.server.ts";
import { redirectWithNotice } from "#app/notice.server.ts";
import { pathsOf } from "#app/paths.ts";
import { applicant } from "#contract/calls/applicant.ts";
import type { ApiError } from "#contract/errors.ts";
import { applicantPaths } from "../paths.ts";

/** A GET, by a link or after signing in, leads to the page with the form. */
export const loader = ({ context }: LoaderFunctionArgs) => redirect(pathsOf(context, applicantPaths).portfolio);

/** For the applicant: their application as one PDF to save. */
export async function action({ context }: ActionFunctionArgs) {
  await requireApplicant(context);
  try {
    const { body, headers } = await context.api(applicant.makeApplicationPortfolio);
    const name = headers.get("Content-Disposition")?.match(/filename\*=UTF-8''([^;]+)/)?.[1] ?? "portfolio.pdf";
    return new Response(body, {
      headers: {
        "Content-Type": "application/pdf",
        "Content-Disposition": `attachment; filename*=UTF-8''${name}`,
        "X-Content-Type-Options": "nosniff",
        "Cache-Control": "private, no-store",
      },
    });
  } catch (error) {
    if (!(error instanceof RefusedResponse) || ![422, 429, 503, 10004].includes(error.refusal.code)) throw error;
    // A file has no page around it that could say so.
    const notice = { key: `errors:${messageOf(error.refusal)}`, tone: "blue" } as const;
    return redirectWithNotice(context, pathsOf(context, applicantPaths).portfolio, notice);
  }
}

const told: Record<number, string> = { 429: "tooMany", 503: "busy", 10004: "network" };
const messageOf = ({ code, customErrors }: ApiError) => told[code] ?? customErrors?.documents?.[0] ?? "processing";
