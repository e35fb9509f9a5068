import type { ActionFunctionArgs, LoaderFunctionArgs } from "@remix-run/node";
import { useLoaderData } from "@remix-run/react";
import { Form } from "#app/forms/Form.tsx";
import { TextAreaField } from "#app/forms/fields/TextAreaField.tsx";
import { TextField } from "#app/forms/fields/TextField.tsx";
import { openForm } from "#app/forms/form.server.ts";
import { submit } from "#app/forms/submit.server.ts";
import { usePortalForm } from "#app/forms/use-portal-form.ts";
import { useT } from "#app/i18n/I18n.tsx";
import { json } from "#app/json.server.ts";
import { redirectWithNotice } from "#app/notice.server.ts";
import { formPage } from "#app/page.ts";
import { pathsOf } from "#app/paths.ts";
import { Stack } from "#app/ui/Layout.tsx";
import { Message } from "#app/ui/Message.tsx";
import { TextLink } from "#app/ui/TextLink.tsx";
import { usePaths } from "#app/use-paths.ts";
import { office } from "#contract/calls/office.ts";
import { deskLimits } from "#contract/desk-limits.ts";
import { languages } from "#contract/languages.ts";
import { placeholdersOf } from "#domain/mail-words.ts";
import { advisorPaths } from "../../paths.ts";
import { OfficePage } from "../OfficePage.tsx";
import { pageTitleOf, titleOf } from "./in-words.ts";
import { MailPreview } from "./MailPreview.tsx";
import { Placeholders } from "./Placeholders.tsx";
import { packed } from "./packed-words.server.ts";
import { formWith } from "./preview.server.ts";
import { requireMail } from "./require-mail.server.ts";
import { Publish, Versions } from "./TextFields.tsx";
import { mailForm } from "./text.form.server.ts";

export const handle = formPage({ words: ["officeMailText", "officeTexts", "office", "mailKinds"], accent: "gray" });

/** With `?version=…` an earlier version stands in the form, so that it can be published once more. */
export async function loader(args: LoaderFunctionArgs) {
  const { text, language, versions } = await requireMail(args);
  const wanted = Number(new URL(args.request.url).searchParams.get("version"));
  const earlier = versions.slice(1).find(({ number }) => number === wanted);
  const [latest, original] = [versions[0]!, versions.at(-1)!];
  const { title, facts, body } = earlier ?? latest;
  const options = { schema: mailForm, values: { title, facts, body }, versions: { text: latest.number } };
  return json({
    pageTitle: pageTitleOf(text),
    text: { id: text.id, section: text.section, latest: text.latest },
    language,
    earlier: earlier?.number,
    isOriginal: latest.isOriginal,
    placeholders: placeholdersOf(original),
    versions: versions.map(({ number, at, by }) => ({ number, at, by })),
    form: await openForm(args.context, { id: "mail-wording", ...options }),
  });
}

export async function action(args: ActionFunctionArgs) {
  const { context } = args;
  const { text, language } = await requireMail(args);
  const paths = pathsOf(context, advisorPaths);
  return submit(args, mailForm, async (words, { key, intent, versions }) => {
    if (intent === "preview") {
      const { subject } = await context.api(office.previewMail, { body: { ...words, textId: text.id, language } });
      return formWith(context, mailForm, { subject, address: paths.mailInWords(text.id, language, packed(words)) });
    }
    const body = { ...words, language, readAt: versions.text };
    await context.api(office.writeText, { params: { textId: text.id }, body }, key);
    return redirectWithNotice(context, paths.text("mail", text.id), { key: "officeTexts:published" });
  });
}

export default function MailWording() {
  const t = useT();
  const paths = usePaths(advisorPaths);
  const { text, language, earlier, isOriginal, placeholders, versions, form } = useLoaderData<typeof loader>();
  const of = usePortalForm(form);
  const here = paths.textIn("mail", text.id, language);
  return (
    <OfficePage
      area="texts"
      isBelow
      title={
        <>
          {titleOf(t, text)} (<bdi lang={language}>{languages[language].name}</bdi>)
        </>
      }
      lead={`${t(`section.mail.${text.section}`)}. ${t("lead")}`}
    >
      <MailPreview language={language} />
      {earlier && (
        <Message tone="blue">
          {t(earlier === 1 ? "original" : "earlier", { number: earlier })} <TextLink to={here}>{t("latest")}</TextLink>
        </Message>
      )}
      <Form key={earlier} of={of} action={here}>
        <Stack of="fields">
          <TextField of={of.fields.title} lang={language} />
          <TextField of={of.fields.facts} lang={language} />
          <TextAreaField of={of.fields.body} lang={language} limit={deskLimits.mailCharacters} rows={12} />
        </Stack>
        <Publish kind="mail" list={paths.text("mail", text.id)} note={t("publishNote.now")} />
      </Form>
      {!isOriginal && <TextLink to={`${here}?version=1`}>{t("toOriginal")}</TextLink>}
      <Placeholders all={placeholders} />
      <Versions versions={versions} here={here} />
    </OfficePage>
  );
}
