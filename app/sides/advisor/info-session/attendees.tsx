import type { ActionFunctionArgs, LoaderFunctionArgs } from "@remix-run/node";
import { useActionData, useLoaderData } from "@remix-run/react";
import { RefusedResponse } from "#app/api/refused-response.server.ts";
import { requireAdvisor } from "#app/auth/require-advisor.server.ts";
import { Form } from "#app/forms/Form.tsx";
import { FileField } from "#app/forms/fields/FileField.tsx";
import { TextAreaField } from "#app/forms/fields/TextAreaField.tsx";
import { openForm } from "#app/forms/form.server.ts";
import { SubmitButton } from "#app/forms/SubmitButton.tsx";
import { readForm, refuse, submit } from "#app/forms/submit.server.ts";
import { usePortalForm } from "#app/forms/use-portal-form.ts";
import { useT } from "#app/i18n/I18n.tsx";
import { json } from "#app/json.server.ts";
import { redirectWithNotice } from "#app/notice.server.ts";
import { formPage } from "#app/page.ts";
import { pathsOf } from "#app/paths.ts";
import { Band } from "#app/ui/Band.tsx";
import { Actions, Stack, Wrap } from "#app/ui/Layout.tsx";
import { TextLink } from "#app/ui/TextLink.tsx";
import { usePaths } from "#app/use-paths.ts";
import { advisor } from "#contract/calls/advisor.ts";
import { deskLimits } from "#contract/desk-limits.ts";
import { message } from "#contract/message.ts";
import { placeWith } from "../inbox/place.ts";
import { advisorPaths } from "../paths.ts";
import { useBroughtPart } from "../use-brought-part.ts";
import { attendeesForm } from "./attendees.form.server.ts";
import { Confirm, FoundAttendees, foundId } from "./FoundAttendees.tsx";
import { type Looked, showFound } from "./find.server.ts";
import { readList } from "./read-list.server.ts";

export const handle = formPage({ words: ["attendees"], takesFiles: true, accent: "teal" });

export async function loader({ context }: LoaderFunctionArgs) {
  await requireAdvisor(context);
  return json({ form: await openForm(context, { id: "attendees", schema: attendeesForm }) });
}

/** Shows whom the list names; confirms them once they were seen. */
export async function action(args: ActionFunctionArgs) {
  const { context } = args;
  await requireAdvisor(context);
  return submit(args, attendeesForm, async ({ list, digest }, { key, intent, files }) => {
    const read = await readList(list, files[0]);
    if ("objection" in read) {
      const fieldErrors = { [read.field]: [message(read.objection, read.values)] };
      return refuse(context, readForm(context, attendeesForm).reply({ fieldErrors }));
    }
    if (intent !== "confirm" || digest === undefined) return showFound(context, read, 200);
    try {
      const values = await context.api(advisor.confirmAttendees, { body: { emails: read.emails, digest } }, key);
      const rest = placeWith(pathsOf(context, advisorPaths).home, { kind: "infoSession" });
      return redirectWithNotice(context, rest, { key: "attendees:notice.confirmed", values });
    } catch (error) {
      if (!(error instanceof RefusedResponse && error.refusal.code === 409)) throw error;
      return showFound(context, read, 409);
    }
  });
}

export default function Attendees() {
  const t = useT();
  const { home } = usePaths(advisorPaths);
  const list = usePortalForm(useLoaderData<typeof loader>().form);
  const looked = useActionData<Partial<Looked>>();
  const found = looked?.found;
  useBroughtPart(found, foundId);
  return (
    <>
      <Band
        crumb={{ group: <TextLink to={home}>{t("advisor:nav.home")}</TextLink> }}
        title={t("title")}
        lead={t("lead")}
      />
      <Wrap>
        <Form of={list} encType="multipart/form-data">
          {found && <Confirm of={found} hasMoved={looked.hasMoved === true} />}
          <Stack of="fields">
            <TextAreaField of={list.fields.list} limit={deskLimits.attendanceCharacters} rows={8} />
            <FileField of={list.fileField("file")} extensions={["csv", "txt"]} single />
          </Stack>
          <Actions note={t("note")}>
            <SubmitButton kind={found ? undefined : "primary"} value="look">
              {t(found ? "lookAgain" : "look")}
            </SubmitButton>
          </Actions>
        </Form>
        {found && <FoundAttendees of={found} />}
      </Wrap>
    </>
  );
}
