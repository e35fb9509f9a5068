import type { ActionFunctionArgs, LoaderFunctionArgs } from "@remix-run/node";
import { useLoaderData } from "@remix-run/react";
import { requireApplicant } from "#app/auth/require-applicant.server.ts";
import { openForm } from "#app/forms/form.server.ts";
import type { FormState } from "#app/forms/form-state.ts";
import { UploadAnnouncement } from "#app/forms/UploadState.tsx";
import { useFormKey } from "#app/forms/use-form-key.ts";
import { usePortalForm } from "#app/forms/use-portal-form.ts";
import { useT } from "#app/i18n/I18n.tsx";
import { json } from "#app/json.server.ts";
import { redirectWithNotice } from "#app/notice.server.ts";
import { formPage } from "#app/page.ts";
import { pathsOf } from "#app/paths.ts";
import { Heading } from "#app/ui/Heading.tsx";
import { Column } from "#app/ui/Layout.tsx";
import { usePaths } from "#app/use-paths.ts";
import { applicant } from "#contract/calls/applicant.ts";
import type { TicketAttachment } from "#contract/entities/support-ticket.ts";
import { limits } from "#contract/limits.ts";
import { type Question, ticketForm } from "../../shared/tickets/message.form.server.ts";
import { sendMessage } from "../../shared/tickets/send-message.server.ts";
import { TicketForm } from "../../shared/tickets/TicketForm.tsx";
import { TicketList } from "../../shared/tickets/TicketList.tsx";
import { applicantPaths } from "../paths.ts";
import { ContactPage } from "./ContactPage.tsx";

export const handle = formPage({ words: ["support", "message", "contact"], takesFiles: true, accent: "teal" });

export async function loader({ context }: LoaderFunctionArgs) {
  await requireApplicant(context);
  const [tickets, waiting] = await Promise.all([
    context.api(applicant.fetchTickets),
    context.api(applicant.fetchAttachments),
  ]);
  // What was sent is no longer returned on the way back: there is one ticket more.
  const versions = { tickets: tickets.length };
  return json({ tickets, waiting, form: await openForm(context, { id: "ticket", schema: ticketForm, versions }) });
}

export async function action(args: ActionFunctionArgs) {
  const { context } = args;
  await requireApplicant(context);
  return sendMessage(args, {
    schema: ticketForm,
    keep: (file, key) => context.api(applicant.uploadAttachment, { fields: {}, file }, key),
    send: async (body, { key }) => {
      const { supportTicketId: id } = await context.api(applicant.openTicket, { body }, key);
      return redirectWithNotice(context, pathsOf(context, applicantPaths).ticket(id), { key: "ticket:notice.sent" });
    },
  });
}

export default function Support() {
  const t = useT();
  const paths = usePaths(applicantPaths);
  const { tickets, waiting, form } = useLoaderData<typeof loader>();
  const formKey = useFormKey(form);
  return (
    <ContactPage current="support" leadValues={{ hours: limits.advisorReplyHours }}>
      <Column>
        {tickets.length > 0 && (
          <TicketList title={t("message:tickets.title")} tickets={tickets} ticketAt={paths.ticket} />
        )}
        <section className="stack-m">
          <Heading level={2}>{t("new")}</Heading>
          <QuestionForm key={formKey} state={form} waiting={waiting} />
        </section>
        <UploadAnnouncement />
      </Column>
    </ContactPage>
  );
}

function QuestionForm({ state, waiting }: { state: FormState<Question>; waiting: TicketAttachment[] }) {
  return <TicketForm of={usePortalForm(state)} waiting={waiting} />;
}
