import type { PortalContext } from "#app/context.ts";
import { orSayWhy } from "#app/forms/or-say-why.server.ts";

/** A portfolio as a PDF to save; when it cannot be made now, the page that it belongs to says why (`orSayWhy`). */
export const servePortfolio = (
  context: PortalContext,
  page: string,
  make: () => Promise<Response>,
  words?: Record<string, string>,
) =>
  orSayWhy(
    context,
    page,
    async () => {
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
    },
    words,
  );
