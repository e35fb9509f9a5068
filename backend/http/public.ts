import { publicCalls } from "#contract/public.ts";
import { composeSampleMail } from "../operations/compose-sample-mail.ts";
import { countLink } from "../operations/count-link.ts";
import { listSampleMails } from "../operations/list-sample-mails.ts";
import { unsubscribe } from "../operations/unsubscribe.ts";
import { serve } from "./call.ts";

export const publicRoutes = [
  serve(publicCalls.unsubscribe, ({ db, backend, params, now }) =>
    unsubscribe({ db, publicUrl: backend.settings.publicUrl, now }, params.id),
  ),
  serve(publicCalls.track, ({ db, params, address, now }) => countLink(db, params.id, address, now)),
  serve(publicCalls.fetchFallbackContact, async ({ backend }) => backend.settings.fallbackContact),
  serve(publicCalls.fetchSampleMails, async ({ backend, query }) => listSampleMails(backend, query.language)),
  serve(publicCalls.fetchSampleMail, async ({ backend, params, query }) =>
    composeSampleMail(backend, params.kind, query.language),
  ),
];
