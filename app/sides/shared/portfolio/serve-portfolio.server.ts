import { RefusedResponse } from "#app/api/refused-response.server.ts";
import type { PortalContext } from "#app/context.ts";
import { redirectWithNotice } from "#app/notice.server.ts";
import type { ApiError } from "#contract/entities/api-error.ts";

/**
 * A portfolio as a PDF to save; when it cannot be made now, the page that it belongs to says why: by `told` where its
 * reader cannot change the documents.
 */
export async function servePortfolio(
  context: PortalContext,
  page: string,
  make: () => Promise<Response>,
  told: Record<string, string> = {},
) {
  try {
    const { body, headers } = await make();
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
    const message = messageOf(error.refusal);
    return redirectWithNotice(context, page, { key: told[message] ?? `errors:${message}`, tone: "blue" });
  }
}

const names: Record<number, string> = { 429: "tooMany", 503: "busy", 10004: "network" };
const messageOf = ({ code, customErrors }: ApiError) => names[code] ?? customErrors?.documents?.[0] ?? "processing";
