import type { ActionFunctionArgs, LoaderFunctionArgs } from "@remix-run/node";
import { useLoaderData } from "@remix-run/react";
import { requireColleague } from "#app/auth/require-colleague.server.ts";
import { CheckboxField } from "#app/forms/fields/ChoiceField.tsx";
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
import { Band } from "#app/ui/Band.tsx";
import { TextColumn } from "#app/ui/Layout.tsx";
import { TextLink } from "#app/ui/TextLink.tsx";
import { usePaths } from "#app/use-paths.ts";
import { company as calls } from "#contract/calls/company.ts";
import type { TicketAttachment } from "#contract/entities/support-ticket.ts";
import { limits } from "#contract/limits.ts";
import { sendMessage } from "../../shared/tickets/send-message.server.ts";
import { TicketForm } from "../../shared/tickets/TicketForm.tsx";
import { companyPaths } from "../paths.ts";
import { type CompanyQuestion, companyTicketForm } from "./message.form.server.ts";

export const handle = formPage({ words: ["helpContact", "message", "help"], takesFiles: true });

export async function loader({ request, context }: LoaderFunctionArgs) {
  const { company } = await requireColleague(context);
  const waiting = await context.api(calls.fetchAttachments, { params: { companyId: company.id } });
  const subject = new URL(request.url).searchParams.get("subject")?.slice(0, limits.ticketSubjectCharacters);
  const form = await openForm(context, { id: "request", schema: companyTicketForm, values: { subject } });
  return json({ waiting, form });
}

export async function action(args: ActionFunctionArgs) {
  const { context } = args;
  const { company } = await requireColleague(context);
  const params = { companyId: company.id };
  return sendMessage(args, {
    schema: companyTicketForm,
    keep: (file, key) => context.api(calls.uploadAttachment, { params, fields: {}, file }, key),
    send: async (body, { key }) => {
      const { supportTicketId: id } = await context.api(calls.openTicket, { params, body }, key);
      return redirectWithNotice(context, pathsOf(context, companyPaths).request(id), { key: "helpTicket:notice.sent" });
    },
  });
}

export default function Contact() {
  const t = useT();
  const paths = usePaths(companyPaths);
  const { waiting, form } = useLoaderData<typeof loader>();
  const formKey = useFormKey(form);
  return (
    <>
      <Band
        crumb={{ group: <TextLink to={paths.help}>{t("help:all")}</TextLink> }}
        title={t("title")}
        lead={t("lead")}
      />
      <TextColumn>
        <RequestForm key={formKey} state={form} waiting={waiting} />
        <UploadAnnouncement />
      </TextColumn>
    </>
  );
}

function RequestForm({ state, waiting }: { state: FormState<CompanyQuestion>; waiting: TicketAttachment[] }) {
  const request = usePortalForm(state);
  return (
    <TicketForm of={request} waiting={waiting}>
      <CheckboxField of={request.fields.isPrivate} />
    </TicketForm>
  );
}
