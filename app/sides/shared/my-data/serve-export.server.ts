import { RefusedResponse } from "#app/api/refused-response.server.ts";
import type { PortalContext } from "#app/context.ts";
import { type Notice, redirectWithNotice } from "#app/notice.server.ts";

interface Source {
  fetchFile: () => Promise<{ body: BodyInit | null }>;
  /** Where to say that it was too often: a file has no page around it that could. */
  tooMany: { page: string; notice: Notice };
}

/** What is stored about the reader, as a file to save. */
export async function serveExport(context: PortalContext, { fetchFile, tooMany }: Source) {
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
    return redirectWithNotice(context, tooMany.page, tooMany.notice);
  }
}
