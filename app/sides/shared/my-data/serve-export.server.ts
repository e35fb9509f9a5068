import { RefusedResponse } from "#app/api/refused-response.server.ts";
import type { PortalContext } from "#app/context.ts";
import { redirectWithNotice } from "#app/notice.server.ts";

interface Source {
  fetchFile: () => Promise<{ body: BodyInit | null }>;
  /** The page that offers it says if it was asked for too often: a file has no page around it that could. */
  page: string;
}

/** What is stored about the reader, as a file to save. */
export async function serveExport(context: PortalContext, { fetchFile, page }: Source) {
  try {
    const { body } = await fetchFile();
    return new Response(body, {
      headers: {
        "Content-Type": "application/zip",
        "Content-Disposition": 'attachment; filename="my-data.zip"',
        "X-Content-Type-Options": "nosniff",
        "Cache-Control": "private, no-store",
      },
    });
  } catch (error) {
    if (!(error instanceof RefusedResponse) || error.status !== 429) throw error;
    return redirectWithNotice(context, page, { key: "ownExport:tooMany", tone: "blue" });
  }
}
