import { advisor } from "#contract/calls/advisor.ts";
import { office } from "#contract/calls/office.ts";
import { publicCalls } from "#contract/calls/public.ts";
import { composeSampleMail } from "../operations/mail/compose-sample-mail.ts";
import { fetchMails } from "../operations/mail/fetch-mails.ts";
import { fetchMailsOf } from "../operations/mail/fetch-mails-of.ts";
import { listSampleMails } from "../operations/mail/list-sample-mails.ts";
import { sendAgain } from "../operations/mail/send-again.ts";
import { serve } from "./call.ts";

export const mailRoutes = [
  serve(publicCalls.fetchSampleMails, listSampleMails),
  serve(publicCalls.fetchSampleMail, composeSampleMail),
  serve(office.fetchMails, fetchMails),
  serve(office.sendAgain, sendAgain),
  serve(advisor.fetchMailsOf, fetchMailsOf),
];
