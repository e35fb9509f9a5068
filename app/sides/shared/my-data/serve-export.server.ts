import type { PortalContext } from "#app/context.ts";
import { unlessRefused } from "#app/forms/unless-refused.server.ts";

interface Source {
  fetchFile: () => Promise<{ body: BodyInit | null }>;
  /** The page that offers it says if it was asked for too often: a file has no page around it that could. */
  page: string;
}

/** What is stored about the reader, as a file to save. */
export function serveExport(context: PortalContext, { fetchFile, page }: Source) {
  return unlessRefused(context, { codes: [429], to: page, notice: "ownExport:tooMany" }, async () => {
    const { body } = await fetchFile();
    return new Response(body, {
      headers: {
        "Content-Type": "application/zip",
        "Content-Disposition": 'attachment; filename="my-data.zip"',
        "X-Content-Type-Options": "nosniff",
        "Cache-Control": "private, no-store",
      },
    });
  });
}
