import { publicCalls } from "#contract/calls/public.ts";
import { composeSampleMail } from "../operations/mail/compose-sample-mail.ts";
import { listSampleMails } from "../operations/mail/list-sample-mails.ts";
import { serve } from "./call.ts";

export const mailRoutes = [
  serve(publicCalls.fetchSampleMails, listSampleMails),
  serve(publicCalls.fetchSampleMail, composeSampleMail),
];
