import { advisor } from "#contract/calls/advisor.ts";
import { fetchInbox } from "../operations/inbox/fetch-inbox.ts";
import { fetchInboxPlace } from "../operations/inbox/fetch-inbox-place.ts";
import { followUp } from "../operations/inbox/follow-up.ts";
import { serve } from "./call.ts";

export const inboxRoutes = [
  serve(advisor.fetchInbox, fetchInbox),
  serve(advisor.fetchInboxPlace, fetchInboxPlace),
  serve(advisor.followUp, followUp),
];
