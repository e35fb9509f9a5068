import { type ActionFunctionArgs, json, type LoaderFunctionArgs } from "@remix-run/node";
import { useLoaderData } from "@remix-run/react";
import { requireAdvisor } from "#app/auth/require-advisor.server.ts";
import { newFormKey, openForm } from "#app/forms/form.server.ts";
import { actForm } from "#app/forms/pieces.server.ts";
import { postOf, submit } from "#app/forms/submit.server.ts";
import { UploadAnnouncement } from "#app/forms/UploadState.tsx";
import { useFormKey } from "#app/forms/use-form-key.ts";
import { useT } from "#app/i18n/I18n.tsx";
import { redirectWithNotice } from "#app/notice.server.ts";
import { formPage } from "#app/page.ts";
import { pathsOf } from "#app/paths.ts";
import { Band } from "#app/ui/Band.tsx";
import { Card } from "#app/ui/Card.tsx";
import { Heading } from "#app/ui/Heading.tsx";
import { WithAside, Wrap } from "#app/ui/Layout.tsx";
import { TextLink } from "#app/ui/TextLink.tsx";
import { usePaths } from "#app/use-paths.ts";
import { advisor as calls } from "#contract/calls/advisor.ts";
import { waitsForUs } from "#domain/ticket-status.ts";
import { Messages } from "../../shared/tickets/Messages.tsx";
import { replyForm } from "../../shared/tickets/message.form.server.ts";
import { ReplyForm } from "../../shared/tickets/ReplyForm.tsx";
import { sendMessage } from "../../shared/tickets/send-message.server.ts";
import { advisorPaths } from "../paths.ts";
import { unlessMoved } from "../unless-moved.server.ts";
import { TicketFacts } from "./TicketFacts.tsx";
import { handOverForm, takeForm } from "./ticket.form.server.ts";

export const handle = formPage({
  words: ["deskTicket", "ticketStates", "ticket", "message"],
  takesFiles: true,
  accent: "teal",
});

export async function loader({ request, context, params: { ticketId = "" } }: LoaderFunctionArgs) {
  await requireAdvisor(context);
  const [ticket, waiting] = await Promise.all([
    context.api(calls.fetchTicket, { params: { ticketId } }),
    context.api(calls.fetchAttachments),
  ]);
  const versions = { ticket: ticket.messages.length };
  return json({
    pageTitle: ticket.subject,
    ticket,
    waiting,
    form: await openForm(request, context, { id: "reply", schema: replyForm, versions }),
    handOver: await openForm(request, context, { id: "handOver", schema: handOverForm }),
    key: newFormKey(),
  });
}

/** Answers, takes the ticket or hands it over, or sets its status. */
export async function action(args: ActionFunctionArgs) {
  const { context } = args;
  await requireAdvisor(context);
  const params = { ticketId: args.params.ticketId ?? "" };
  const { tickets, ticket: pageOf } = pathsOf(context, advisorPaths);
  const here = pageOf(params.ticketId);
  const done = (key: string, to = here) => redirectWithNotice(context, to, { key: `deskTicket:notice.${key}` });
  const { intent } = postOf(context);
  if (intent === "take" || intent === "handOver")
    return submit(args, intent === "take" ? takeForm : handOverForm, ({ instead = null, ...to }, { key }) =>
      unlessMoved(context, here, async () => {
        await context.api(calls.assignTicket, { params, body: { ...to, instead } }, key);
        return done(intent, intent === "take" ? here : tickets);
      }),
    );
  const { data: status } = calls.setTicketStatus.body.shape.status.safeParse(intent);
  if (status)
    return submit(args, actForm, (_, { key }) =>
      unlessMoved(context, here, async () => {
        await context.api(calls.setTicketStatus, { params, body: { status } }, key);
        return done("status");
      }),
    );
  return sendMessage(args, {
    schema: replyForm,
    keep: (file, key) => context.api(calls.uploadAttachment, { fields: {}, file }, key),
    send: async (answer, { key, versions }) => {
      await context.api(calls.answerTicket, { params, body: { ...answer, version: versions.ticket } }, key);
      return done("answered");
    },
  });
}

export default function Ticket() {
  const t = useT();
  const paths = usePaths(advisorPaths);
  const { ticket, waiting, form, handOver, key } = useLoaderData<typeof loader>();
  const formKey = useFormKey(form);
  const { asker } = ticket;
  return (
    <>
      <Band
        crumb={{ group: <TextLink to={paths.tickets}>{t("advisor:nav.tickets")}</TextLink> }}
        title={<bdi>{ticket.subject}</bdi>}
        lead={t(`lead.${asker.side}`, { name: asker.name })}
      />
      <Wrap>
        <WithAside aside={<TicketFacts of={ticket} formKey={key} handOver={handOver} />}>
          <Messages messages={ticket.messages} reader="study_advisor" attachmentAt={paths.ticketFile} />
          <Card tint={waitsForUs(ticket.status)}>
            <Heading level={2} size="card">
              {t("ticket:reply")}
            </Heading>
            <ReplyForm key={formKey} state={form} waiting={waiting} />
          </Card>
          <UploadAnnouncement />
        </WithAside>
      </Wrap>
    </>
  );
}
