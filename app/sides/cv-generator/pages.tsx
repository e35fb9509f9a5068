import type { LoaderFunctionArgs } from "@remix-run/node";
import { RefusedResponse } from "#app/api/refused-response.server.ts";
import { printVisit } from "./print-visit.server.ts";
import { visitGenerator } from "./visit.server.ts";

/** The CV's printed pages as a picture. The CV's cookie is the permission. */
export async function loader({ context }: LoaderFunctionArgs) {
  const visit = await visitGenerator(context);
  try {
    const pages = await printVisit(context, visit, "svg");
    // A backend without this extension answers with a PDF (ADR 0065).
    if (!pages.headers.get("Content-Type")?.startsWith("image/svg+xml")) throw new Response(null, { status: 404 });
    return new Response(pages.body, {
      headers: {
        "Content-Type": "image/svg+xml",
        "Content-Security-Policy": "default-src 'none'; style-src 'unsafe-inline'; img-src data:; sandbox",
        "X-Content-Type-Options": "nosniff",
        "Cache-Control": "private, no-store",
      },
    });
  } catch (error) {
    if (error instanceof RefusedResponse) throw new Response(null, { status: 503 });
    throw error;
  }
}
