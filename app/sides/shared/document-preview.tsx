import { type LoaderFunctionArgs, redirect } from "@remix-run/node";
import { RefusedResponse } from "#app/api/refused-response.server.ts";
import { requireSignedInApplicant } from "#app/auth/require-applicant.server.ts";
import { applicant } from "#contract/applicant.ts";

const policy = "default-src 'none'; style-src 'unsafe-inline'; img-src 'self'; object-src 'self'";

/** What is shown in the browser; all else is saved. Safari and older Chrome show no PDF in a sandbox. */
const policies: Record<string, string | undefined> = {
  "application/pdf": policy,
  "image/jpeg": `${policy}; sandbox`,
  "image/png": `${policy}; sandbox`,
};

/** The owner of the document: the file itself, with headers that keep it from being anything else. */
export async function loader({ request, context, params: { uuid = "" } }: LoaderFunctionArgs) {
  await requireSignedInApplicant(request, context);
  const file = await context.api(applicant.previewDocument, { params: { id: uuid } }).catch((error) => {
    // A file has no page around it that could say so: the catch-all does.
    const isUnknown = error instanceof RefusedResponse && error.status === 404;
    throw isUnknown ? redirect(`/documents/${encodeURIComponent(uuid)}`) : error;
  });
  const type = file.headers.get("Content-Type")?.split(";")[0] ?? "";
  const shown = policies[type];
  const name = file.headers.get("Content-Disposition")?.match(/filename\*=UTF-8''([^;]+)/)?.[1] ?? "file";
  return new Response(file.body, {
    headers: {
      "Content-Type": shown ? type : "application/octet-stream",
      "Content-Disposition": `${shown ? "inline" : "attachment"}; filename*=UTF-8''${name}`,
      "Content-Security-Policy": shown ?? `${policy}; sandbox`,
      "X-Content-Type-Options": "nosniff",
      "Cache-Control": "private, no-store",
    },
  });
}
