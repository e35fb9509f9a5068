import type { ActionFunctionArgs, LoaderFunctionArgs } from "@remix-run/node";
import { useLoaderData } from "@remix-run/react";
import { requireApplicant } from "#app/auth/require-applicant.server.ts";
import { openForm } from "#app/forms/form.server.ts";
import { UploadAnnouncement } from "#app/forms/UploadState.tsx";
import { useFormKey } from "#app/forms/use-form-key.ts";
import { useT } from "#app/i18n/I18n.tsx";
import { json } from "#app/json.server.ts";
import { redirectWithNotice } from "#app/notice.server.ts";
import { formPage } from "#app/page.ts";
import { pathsOf } from "#app/paths.ts";
import { Band } from "#app/ui/Band.tsx";
import { Heading } from "#app/ui/Heading.tsx";
import { TextColumn } from "#app/ui/Layout.tsx";
import { TextLink } from "#app/ui/TextLink.tsx";
import { usePaths } from "#app/use-paths.ts";
import { applicant } from "#contract/calls/applicant.ts";
import { Messages } from "../../shared/tickets/Messages.tsx";
import { replyForm } from "../../shared/tickets/message.form.server.ts";
import { ReplyForm } from "../../shared/tickets/ReplyForm.tsx";
import { sendMessage } from "../../shared/tickets/send-message.server.ts";
import { TicketStatus } from "../../shared/tickets/TicketStatus.tsx";
import { applicantPaths } from "../paths.ts";

export const handle = formPage({ words: ["ticket", "message", "contact"], takesFiles: true, accent: "teal" });

export async function loader({ context, params: { id = "" } }: LoaderFunctionArgs) {
  await requireApplicant(context);
  const { waiting, ...ticket } = await context.api(applicant.fetchTicket, { params: { ticketId: id } });
  return json({ ticket, waiting, form: await openForm(context, { id: "reply", schema: replyForm }) });
}

export async function action(args: ActionFunctionArgs) {
  const { context, params } = args;
  await requireApplicant(context);
  const id = params.id ?? "";
  return sendMessage(args, {
    schema: replyForm,
    keep: (file, key) => context.api(applicant.uploadAttachment, { fields: {}, file }, key),
    send: async (body, { key }) => {
      await context.api(applicant.replyToTicket, { params: { ticketId: id }, body }, key);
      return redirectWithNotice(context, pathsOf(context, applicantPaths).ticket(id), { key: "ticket:notice.replied" });
    },
  });
}

export default function Ticket() {
  const t = useT();
  const paths = usePaths(applicantPaths);
  const { ticket, waiting, form } = useLoaderData<typeof loader>();
  const formKey = useFormKey(form);
  return (
    <>
      <Band
        crumb={{ group: t("contact:crumb"), position: t("contact:view.support") }}
        title={<bdi>{ticket.subject}</bdi>}
      >
        <TicketStatus status={ticket.status} />
      </Band>
      <TextColumn>
        <p>
          <TextLink to={paths.support}>{t("back")}</TextLink>
        </p>
        <Messages messages={ticket.messages} reader="applicant" attachmentAt={paths.attachment} />
        <section className="stack-m">
          <Heading level={2}>{t("reply")}</Heading>
          {ticket.status === "closed" && <p>{t("closed")}</p>}
          <ReplyForm key={formKey} state={form} waiting={waiting} />
        </section>
        <UploadAnnouncement />
      </TextColumn>
    </>
  );
}
