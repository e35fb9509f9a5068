import type { PortalContext } from "#app/context.ts";
import { orSayWhy } from "#app/forms/or-say-why.server.ts";
import { postOf } from "#app/forms/submit.server.ts";
import { redirectWithNotice } from "#app/notice.server.ts";
import { applicant } from "#contract/calls/applicant.ts";
import { fileNameOf, printVisit } from "./print-visit.server.ts";
import type { Visit } from "./visit.server.ts";

/** Puts the printed CV among the documents of the application, as its CV. */
export const fileVisit = (context: PortalContext, visit: Visit) =>
  orSayWhy(context, visit.paths.send, async () => {
    const pdf = await printVisit(context, visit);
    const file = Buffer.from(await pdf.arrayBuffer()).toString("base64");
    await context.api(
      applicant.uploadDocument,
      { query: { base64: "true" }, body: { category: "CV", type: "CV", name: fileNameOf(visit), file } },
      postOf(context).key,
    );
    return redirectWithNotice(context, visit.paths.final, { key: "cv:filed" });
  });
