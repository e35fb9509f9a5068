import type { LoaderFunctionArgs } from "@remix-run/node";
import { requireSignedInApplicant } from "#app/auth/require-applicant.server.ts";
import { applicant } from "#contract/applicant.ts";

const shownInline = ["application/pdf", "image/jpeg", "image/png"];

/** The owner of the document: the file itself, with headers that keep it from being anything else. */
export async function loader({ request, context, params }: LoaderFunctionArgs) {
  await requireSignedInApplicant(request, context);
  const file = await context.api(applicant.previewDocument, { params: { id: params.uuid ?? "" } });
  const type = file.headers.get("Content-Type")?.split(";")[0] ?? "";
  const isInline = shownInline.includes(type);
  const name = file.headers.get("Content-Disposition")?.match(/filename\*=UTF-8''([^;]+)/)?.[1] ?? "file";
  return new Response(file.body, {
    headers: {
      "Content-Type": isInline ? type : "application/octet-stream",
      "Content-Disposition": `${isInline ? "inline" : "attachment"}; filename*=UTF-8''${name}`,
      "Content-Security-Policy":
        "default-src 'none'; style-src 'unsafe-inline'; img-src 'self'; object-src 'self'; sandbox",
      "X-Content-Type-Options": "nosniff",
      "Cache-Control": "private, no-store",
    },
  });
}
