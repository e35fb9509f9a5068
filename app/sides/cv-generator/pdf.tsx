import type { LoaderFunctionArgs } from "@remix-run/node";
import { RefusedResponse } from "#app/api/refused-response.server.ts";
import { orSayWhy } from "#app/forms/or-say-why.server.ts";
import { redirectWithNotice } from "#app/notice.server.ts";
import { fileNameOf, printVisit } from "./print-visit.server.ts";
import { visitGenerator } from "./visit.server.ts";

/** The CV's cookie is the permission: the CV as PDF. The page with its button says why it is refused. */
export async function loader({ context }: LoaderFunctionArgs) {
  const visit = await visitGenerator(context);
  try {
    return await orSayWhy(context, visit.paths.send, async () => {
      const { body } = await printVisit(context, visit);
      return new Response(body, {
        headers: {
          "Content-Type": "application/pdf",
          "Content-Disposition": `attachment; filename*=UTF-8''${encodeURIComponent(fileNameOf(visit))}`,
          "Cache-Control": "private, no-store",
        },
      });
    });
  } catch (error) {
    if (!(error instanceof RefusedResponse)) throw error;
    return redirectWithNotice(context, visit.paths.send, { key: "cv:notPrinted", tone: "blue" });
  }
}
