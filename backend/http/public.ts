import { publicCalls } from "#contract/calls/public.ts";
import { countLink } from "../operations/announcements/count-link.ts";
import { composeSampleMail } from "../operations/mail/compose-sample-mail.ts";
import { listSampleMails } from "../operations/mail/list-sample-mails.ts";
import { unsubscribe } from "../operations/personal-data/unsubscribe.ts";
import { serve } from "./call.ts";

export const publicRoutes = [
  serve(publicCalls.unsubscribe, ({ db, backend, params, now }) =>
    unsubscribe({ db, publicUrl: backend.settings.publicUrl, now }, params.unsubscriptionId),
  ),
  serve(publicCalls.track, ({ db, params, address, now }) => countLink(db, params.linkId, address, now)),
  serve(publicCalls.fetchFallbackContact, async ({ backend }) => backend.settings.fallbackContact),
  serve(publicCalls.fetchSampleMails, async ({ backend, query }) => listSampleMails(backend, query.language)),
  serve(publicCalls.fetchSampleMail, async ({ backend, params, query }) =>
    composeSampleMail(backend, params.kind, query.language),
  ),
];
