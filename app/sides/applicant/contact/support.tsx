import { type ActionFunctionArgs, json, type LoaderFunctionArgs, type SerializeFrom } from "@remix-run/node";
import { useLoaderData } from "@remix-run/react";
import { requireApplicant } from "#app/auth/require-applicant.server.ts";
import { Form } from "#app/forms/Form.tsx";
import { TextField } from "#app/forms/fields/TextField.tsx";
import { openForm } from "#app/forms/form.server.ts";
import { UploadAnnouncement } from "#app/forms/UploadState.tsx";
import { useFormKey } from "#app/forms/use-form-key.ts";
import { usePortalForm } from "#app/forms/use-portal-form.ts";
import { useT } from "#app/i18n/I18n.tsx";
import { redirectWithNotice } from "#app/notice.server.ts";
import { formPage } from "#app/page.ts";
import { pathsOf } from "#app/paths.ts";
import { Heading } from "#app/ui/Heading.tsx";
import { applicant } from "#contract/calls/applicant.ts";
import type { TicketAttachment } from "#contract/entities/support-ticket.ts";
import { MessageFields } from "../../shared/tickets/MessageFields.tsx";
import { ticketForm } from "../../shared/tickets/message.form.server.ts";
import { sendMessage } from "../../shared/tickets/send-message.server.ts";
import { TicketList } from "../../shared/tickets/TicketList.tsx";
import { applicantPaths } from "../paths.ts";
import { ContactPage } from "./ContactPage.tsx";

export const handle = formPage({ words: ["support", "message", "contact"], takesFiles: true, accent: "teal" });

export async function loader({ request, context }: LoaderFunctionArgs) {
  await requireApplicant(context);
  const [tickets, waiting] = await Promise.all([
    context.api(applicant.fetchTickets),
    context.api(applicant.fetchAttachments),
  ]);
  return json({ tickets, waiting, form: await openForm(request, context, { id: "ticket", schema: ticketForm }) });
}

export async function action(args: ActionFunctionArgs) {
  const { context } = args;
  await requireApplicant(context);
  return sendMessage(args, ticketForm, async (body, { key }) => {
    const { supportTicketId } = await context.api(applicant.openTicket, { body }, key);
    return redirectWithNotice(context, pathsOf(context, applicantPaths).ticket(supportTicketId), {
      key: "ticket:notice.sent",
    });
  });
}

export default function Support() {
  const t = useT();
  const { tickets, waiting, form } = useLoaderData<typeof loader>();
  const formKey = useFormKey(form);
  return (
    <ContactPage current="support">
      {tickets.length > 0 && <TicketList tickets={tickets} />}
      <section className="stack-m">
        <Heading level={2}>{t("new")}</Heading>
        <TicketForm key={formKey} state={form} waiting={waiting} />
      </section>
      <UploadAnnouncement />
    </ContactPage>
  );
}

function TicketForm({ state, waiting }: { state: SerializeFrom<typeof loader>["form"]; waiting: TicketAttachment[] }) {
  const ticket = usePortalForm(state);
  return (
    <Form of={ticket} encType="multipart/form-data">
      <TextField of={ticket.fields.subject} />
      <MessageFields of={ticket} waiting={waiting} />
    </Form>
  );
}
