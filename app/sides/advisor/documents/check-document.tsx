import type { ActionFunctionArgs, LoaderFunctionArgs } from "@remix-run/node";
import { useLoaderData } from "@remix-run/react";
import { requireAdvisor } from "#app/auth/require-advisor.server.ts";
import { Form } from "#app/forms/Form.tsx";
import { OptionalSaidOnce } from "#app/forms/fields/field-parts.ts";
import { TextAreaField } from "#app/forms/fields/TextAreaField.tsx";
import { openForm } from "#app/forms/form.server.ts";
import { SubmitButton } from "#app/forms/SubmitButton.tsx";
import { postOf, submit } from "#app/forms/submit.server.ts";
import { usePortalForm } from "#app/forms/use-portal-form.ts";
import { formatFile } from "#app/i18n/format-file.ts";
import { useT } from "#app/i18n/I18n.tsx";
import { json } from "#app/json.server.ts";
import { redirectWithNotice } from "#app/notice.server.ts";
import { formPage } from "#app/page.ts";
import { pathsOf } from "#app/paths.ts";
import { Band } from "#app/ui/Band.tsx";
import { Actions, Halved, Stack, Wrap } from "#app/ui/Layout.tsx";
import { FileRow, Rows } from "#app/ui/Rows.tsx";
import { TextLink } from "#app/ui/TextLink.tsx";
import { usePaths } from "#app/use-paths.ts";
import { advisor as calls } from "#contract/calls/advisor.ts";
import { limits } from "#contract/limits.ts";
import { checkOf, decisionsOn } from "#domain/document-check.ts";
import { nameOf } from "#domain/person-name.ts";
import { spotIn, spotWith } from "../inbox/place.ts";
import { placeInInbox } from "../inbox/place-in-inbox.server.ts";
import { useInboxCrumb } from "../inbox/use-inbox-crumb.tsx";
import { Way } from "../inbox/Way.tsx";
import { advisorPaths } from "../paths.ts";
import { CheckState } from "./CheckState.tsx";
import { acceptanceForm, refusalForm } from "./check.form.server.ts";
import { Preview } from "./Preview.tsx";

export const handle = formPage({
  words: ["deskDocument", "documentChecks", "documentKinds", "inboxWay"],
  accent: "teal",
});

export async function loader({ request, context, params: { accountId = "", uuid = "" } }: LoaderFunctionArgs) {
  await requireAdvisor(context);
  const [{ answers, documents }, inbox] = await Promise.all([
    context.api(calls.fetchApplicant, { params: { accountId } }),
    placeInInbox(context, request.url),
  ]);
  const document = documents.find((one) => one.uuid === uuid);
  if (!document) throw new Response(null, { status: 404 });
  const name = nameOf(answers);
  const form = await openForm(context, { id: "check", schema: acceptanceForm });
  return json({ pageTitle: [document.name, name], accountId, name, document, inbox, form });
}

/** The file is in order, or refused with a reason that the applicant reads. */
export async function action(args: ActionFunctionArgs) {
  const { context, request, params: of } = args;
  await requireAdvisor(context);
  const params = { documentId: of.uuid ?? "" };
  const applicant = spotWith(pathsOf(context, advisorPaths).applicant(of.accountId ?? ""), spotIn(request.url));
  const done = (key: string) => redirectWithNotice(context, applicant, { key: `deskDocument:notice.${key}` });
  const { intent } = postOf(context);
  if (intent === "accept")
    return submit(args, acceptanceForm, async ({ check, type }, { key }) => {
      await context.api(calls.acceptDocument, { params, body: { check, type } }, key);
      return done("accepted");
    });
  if (intent !== "refuse") throw new Response(null, { status: 400 });
  return submit(args, refusalForm, async (body, { key }) => {
    await context.api(calls.refuseDocument, { params, body }, key);
    return done("refused");
  });
}

export default function CheckDocument() {
  const t = useT();
  const paths = usePaths(advisorPaths);
  const { accountId, name, document, inbox, form } = useLoaderData<typeof loader>();
  const check = usePortalForm(form);
  const crumb = useInboxCrumb(inbox);
  const stands = checkOf(document);
  const file = paths.applicantDocument(accountId, document.uuid);
  return (
    <>
      <Band
        crumb={{
          ...crumb,
          group: (
            <TextLink to={spotWith(paths.applicant(accountId), inbox?.spot ?? {})}>
              <bdi>{name}</bdi>
            </TextLink>
          ),
        }}
        title={t("title", { kind: t(`documentKinds:${document.type}`) })}
        lead={t("lead")}
      />
      <Wrap>
        {inbox && <Way spot={inbox.spot} of={inbox.place} />}
        <Halved>
          <Stack>
            <Rows>
              <FileRow
                to={file}
                name={document.name}
                facts={<bdi dir="ltr">{formatFile(document, document.createdAt, t.language)}</bdi>}
                status={<CheckState of={document} />}
              />
            </Rows>
            <Preview of={document} at={file} />
          </Stack>
          <Form of={check}>
            <input type="hidden" name="check" value={stands} />
            <input type="hidden" name="type" value={document.type} />
            {/* Its hint says which decision needs it. */}
            <OptionalSaidOnce.Provider value={true}>
              <TextAreaField of={check.fields.reason} limit={limits.textCharacters} />
            </OptionalSaidOnce.Provider>
            <Actions>
              {decisionsOn(stands).map((decision, index) => (
                <SubmitButton key={decision} kind={index === 0 ? "primary" : undefined} value={decision}>
                  {t(`decision.${decision}`)}
                </SubmitButton>
              ))}
            </Actions>
          </Form>
        </Halved>
      </Wrap>
    </>
  );
}
