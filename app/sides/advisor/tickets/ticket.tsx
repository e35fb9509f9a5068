import type { ActionFunctionArgs, LoaderFunctionArgs } from "@remix-run/node";
import { useLoaderData } from "@remix-run/react";
import { requireAdvisor } from "#app/auth/require-advisor.server.ts";
import { newFormKey, openForm } from "#app/forms/form.server.ts";
import { useFormResult } from "#app/forms/form-errors.ts";
import { actForm } from "#app/forms/pieces.server.ts";
import { postOf } from "#app/forms/submit.server.ts";
import { UploadAnnouncement } from "#app/forms/UploadState.tsx";
import { unlessRefused } from "#app/forms/unless-refused.server.ts";
import { useFormKey } from "#app/forms/use-form-key.ts";
import { useT } from "#app/i18n/I18n.tsx";
import { json } from "#app/json.server.ts";
import { redirectWithNotice } from "#app/notice.server.ts";
import { formPage } from "#app/page.ts";
import { pathsOf } from "#app/paths.ts";
import { Card } from "#app/ui/Card.tsx";
import { Heading } from "#app/ui/Heading.tsx";
import { WithAside, Wrap } from "#app/ui/Layout.tsx";
import { Message } from "#app/ui/Message.tsx";
import { usePaths } from "#app/use-paths.ts";
import { advisor as calls } from "#contract/calls/advisor.ts";
import { waitsForUs } from "#domain/ticket-status.ts";
import { Messages } from "../../shared/tickets/Messages.tsx";
import { replyForm } from "../../shared/tickets/message.form.server.ts";
import { ReplyForm } from "../../shared/tickets/ReplyForm.tsx";
import { sendMessage } from "../../shared/tickets/send-message.server.ts";
import { spotIn, spotWith } from "../inbox/place.ts";
import { placeInInbox } from "../inbox/place-in-inbox.server.ts";
import { Way } from "../inbox/Way.tsx";
import { advisorPaths } from "../paths.ts";
import { besideAnswer } from "./beside-answer.server.ts";
import { insertAnswer } from "./insert-answer.server.ts";
import { ReadyAnswers } from "./ReadyAnswers.tsx";
import { TicketBand } from "./TicketBand.tsx";
import { TicketFacts } from "./TicketFacts.tsx";
import { answerForm, handOverForm, takeForm } from "./ticket.form.server.ts";
import { ticketWithAnswers } from "./ticket-with-answers.server.ts";

export const handle = formPage({
  words: ["deskTicket", "ticketStates", "ticket", "message", "inboxWay"],
  takesFiles: true,
  accent: "teal",
});

export async function loader({ request, context, params: { ticketId = "" } }: LoaderFunctionArgs) {
  await requireAdvisor(context);
  const [{ ticket, answers }, waiting, inbox] = await Promise.all([
    ticketWithAnswers(context, ticketId),
    context.api(calls.fetchAttachments),
    placeInInbox(context, request.url),
  ]);
  const versions = { ticket: ticket.messages.length };
  return json({
    pageTitle: ticket.subject,
    ticket,
    answers,
    waiting,
    inbox,
    form: await openForm(context, { id: "reply", schema: answerForm, versions, fileBefore: "advisorId" }),
    handOver: await openForm(context, { id: "handOver", schema: handOverForm }),
    key: newFormKey(),
  });
}

/** Answers, takes the ticket or hands it over, or sets its status. */
export async function action(args: ActionFunctionArgs) {
  const { context } = args;
  await requireAdvisor(context);
  const params = { ticketId: args.params.ticketId ?? "" };
  const { tickets, ticket: pageOf } = pathsOf(context, advisorPaths);
  const here = spotWith(pageOf(params.ticketId), spotIn(args.request.url));
  const done = (key: string, to = here) => redirectWithNotice(context, to, { key: `deskTicket:notice.${key}` });
  const moved = { codes: [404, 409, 422], to: here, notice: "advisor:moved" };
  const keep = (file: File, fileKey: string) => context.api(calls.uploadAttachment, { fields: {}, file }, fileKey);
  const { intent } = postOf(context);
  if (intent === "take" || intent === "handOver")
    return besideAnswer(args, {
      schema: intent === "take" ? takeForm : handOverForm,
      keep,
      act: ({ instead = null, ...to }, { key }) =>
        unlessRefused(context, moved, async () => {
          await context.api(calls.assignTicket, { params, body: { ...to, instead } }, key);
          return done(intent, intent === "take" ? here : tickets);
        }),
    });
  const { data: status } = calls.setTicketStatus.body.shape.status.safeParse(intent);
  if (status)
    return besideAnswer(args, {
      schema: actForm,
      keep,
      act: (_, { key, versions }) =>
        unlessRefused(context, moved, async () => {
          await context.api(calls.setTicketStatus, { params, body: { status, version: versions.ticket } }, key);
          return done("status");
        }),
    });
  if (intent === "insert") return insertAnswer(args, keep);
  return sendMessage(args, {
    schema: replyForm,
    keep,
    send: async (answer, { key, versions }) => {
      await context.api(calls.answerTicket, { params, body: { ...answer, version: versions.ticket } }, key);
      return done("answered");
    },
  });
}

export default function Ticket() {
  const t = useT();
  const paths = usePaths(advisorPaths);
  const { ticket, answers, waiting, inbox, form, handOver, key } = useLoaderData<typeof loader>();
  const formKey = useFormKey(form);
  const holdsText = useFormResult(form.id) !== undefined || form.draft !== null;
  const takesAnswer = !ticket.isAskerGone || holdsText;
  return (
    <>
      <TicketBand of={ticket} inbox={inbox} />
      <Wrap>
        {inbox && <Way spot={inbox.spot} of={inbox.place} />}
        <WithAside
          aside={<TicketFacts of={ticket} answer={takesAnswer ? form : undefined} formKey={key} handOver={handOver} />}
        >
          <Messages messages={ticket.messages} reader="study_advisor" attachmentAt={paths.ticketFile} />
          {ticket.isAskerGone && (
            <Message tone="blue" title={t("askerGone.title")}>
              {t("askerGone.text")}
            </Message>
          )}
          {takesAnswer && (
            <Card tint={waitsForUs(ticket.status)}>
              <Heading level={2} size="card">
                {t("ticket:reply")}
              </Heading>
              <ReplyForm key={formKey} state={form} waiting={waiting}>
                <ReadyAnswers of={answers} />
              </ReplyForm>
            </Card>
          )}
          <UploadAnnouncement />
        </WithAside>
      </Wrap>
    </>
  );
}
