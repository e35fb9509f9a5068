import { advisor } from "#contract/calls/advisor.ts";
import { office } from "#contract/calls/office.ts";
import { fetchMails } from "../operations/mail/fetch-mails.ts";
import { fetchMailsOf } from "../operations/mail/fetch-mails-of.ts";
import { sendAgain } from "../operations/mail/send-again.ts";
import { serve } from "./call.ts";

export const mailLogRoutes = [
  serve(office.fetchMails, fetchMails),
  serve(office.sendAgain, sendAgain),
  serve(advisor.fetchMailsOf, fetchMailsOf),
];
