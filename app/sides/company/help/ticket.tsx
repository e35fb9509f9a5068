import type { ActionFunctionArgs, LoaderFunctionArgs } from "@remix-run/node";
import { useLoaderData } from "@remix-run/react";
import { requireColleague } from "#app/auth/require-colleague.server.ts";
import { newFormKey, openForm } from "#app/forms/form.server.ts";
import { actForm } from "#app/forms/pieces.server.ts";
import { postOf, submit } from "#app/forms/submit.server.ts";
import { UploadAnnouncement } from "#app/forms/UploadState.tsx";
import { useFormKey } from "#app/forms/use-form-key.ts";
import { useT } from "#app/i18n/I18n.tsx";
import { json } from "#app/json.server.ts";
import { redirectWithNotice } from "#app/notice.server.ts";
import { formPage } from "#app/page.ts";
import { pathsOf } from "#app/paths.ts";
import { Band } from "#app/ui/Band.tsx";
import { Card } from "#app/ui/Card.tsx";
import { Heading } from "#app/ui/Heading.tsx";
import { WithAside, Wrap } from "#app/ui/Layout.tsx";
import { TextLink } from "#app/ui/TextLink.tsx";
import { usePaths } from "#app/use-paths.ts";
import { company as calls } from "#contract/calls/company.ts";
import { Messages } from "../../shared/tickets/Messages.tsx";
import { replyForm } from "../../shared/tickets/message.form.server.ts";
import { ReplyForm } from "../../shared/tickets/ReplyForm.tsx";
import { sendMessage } from "../../shared/tickets/send-message.server.ts";
import { companyPaths } from "../paths.ts";
import { TicketFacts } from "./TicketFacts.tsx";

export const handle = formPage({ words: ["helpTicket", "ticket", "message", "help"], takesFiles: true });

export async function loader({ context, params }: LoaderFunctionArgs) {
  const { company } = await requireColleague(context);
  const of = { companyId: company.id, ticketId: params.supportTicketId ?? "" };
  const { waiting, ...ticket } = await context.api(calls.fetchTicket, { params: of });
  const form = await openForm(context, { id: "reply", schema: replyForm });
  return json({ pageTitle: ticket.subject, ticket, waiting, form, key: newFormKey() });
}

export async function action(args: ActionFunctionArgs) {
  const { context, params } = args;
  const { company } = await requireColleague(context);
  const of = { companyId: company.id, ticketId: params.supportTicketId ?? "" };
  const told = (notice: "replied" | "closed") =>
    redirectWithNotice(context, pathsOf(context, companyPaths).request(of.ticketId), {
      key: `helpTicket:notice.${notice}`,
    });
  if (postOf(context).intent === "close")
    return submit(args, actForm, async (_, { key }) => {
      await context.api(calls.closeTicket, { params: of }, key);
      return told("closed");
    });
  return sendMessage(args, {
    schema: replyForm,
    keep: (file, key) =>
      context.api(calls.uploadAttachment, { params: { companyId: of.companyId }, fields: {}, file }, key),
    send: async (body, { key }) => {
      await context.api(calls.replyToTicket, { params: of, body }, key);
      return told("replied");
    },
  });
}

export default function Ticket() {
  const t = useT();
  const paths = usePaths(companyPaths);
  const { ticket, waiting, form, key } = useLoaderData<typeof loader>();
  const formKey = useFormKey(form);
  return (
    <>
      <Band
        crumb={{ group: <TextLink to={paths.help}>{t("help:all")}</TextLink> }}
        title={<bdi>{ticket.subject}</bdi>}
        lead={t(`lead.${ticket.status}`)}
      />
      <Wrap>
        <WithAside aside={<TicketFacts of={ticket} formKey={key} />}>
          <Messages messages={ticket.messages} reader="company" attachmentAt={paths.requestFile} />
          <Card tint={ticket.status === "waiting"}>
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
