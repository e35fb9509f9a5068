import type { ActionFunctionArgs, LoaderFunctionArgs } from "@remix-run/node";
import { useLoaderData } from "@remix-run/react";
import { Form } from "#app/forms/Form.tsx";
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
import { defaultLanguage, languages } from "#contract/languages.ts";
import { advisorPaths } from "../../paths.ts";
import { OfficePage } from "../OfficePage.tsx";
import { bodyFromFile } from "./from-file.server.ts";
import { howToWrite, langOfTitle, pageTitleOf, publishNote, titleOf } from "./in-words.ts";
import { preview } from "./preview.server.ts";
import { requireLanguage, requireText } from "./require-text.server.ts";
import { Preview, Publish, Versions, WordFields } from "./TextFields.tsx";
import { wordsForm, wordsIn } from "./text.form.server.ts";

export const handle = formPage({ words: ["officeTexts", "office"], accent: "gray" });

/** With `?version=…` an earlier version stands in the form, so that it can be published once more. */
export async function loader(args: LoaderFunctionArgs) {
  const text = await requireText(args);
  const language = requireLanguage(text, args.params.language);
  const versions = text.versions.filter((version) => version.language === language);
  const wanted = Number(new URL(args.request.url).searchParams.get("version"));
  const earlier = versions.slice(1).find(({ number }) => number === wanted);
  const fromFile = language === defaultLanguage && !earlier ? bodyFromFile(args.context, text) : undefined;
  const { title, facts, body } = earlier ?? versions[0] ?? {};
  const options = {
    schema: wordsForm,
    values: { title, facts, body: fromFile ?? body },
    versions: { text: versions[0]?.number ?? 0 },
  };
  const { id, kind, appearsOn, endsOn, startsAt, file } = text;
  return json({
    pageTitle: pageTitleOf(text),
    text: { id, kind, appearsOn, endsOn, startsAt, file, latest: text.latest },
    language,
    earlier: earlier?.number,
    isFromFile: fromFile !== undefined,
    versions: versions.map(({ number, at, by }) => ({ number, at, by })),
    form: await openForm(args.context, { id: "wording", ...options }),
    now: new Date().toISOString(),
  });
}

export async function action(args: ActionFunctionArgs) {
  const { context } = args;
  const text = await requireText(args);
  const language = requireLanguage(text, args.params.language);
  return submit(args, wordsForm, async (answers, { key, intent, versions }) => {
    if (intent === "preview") return preview(context, wordsForm, answers);
    const body = { ...wordsIn(answers), language, readAt: versions.text };
    await context.api(office.writeText, { params: { textId: text.id }, body }, key);
    const above = pathsOf(context, advisorPaths).text(text.kind, text.id);
    return redirectWithNotice(context, above, { key: "officeTexts:published" });
  });
}

export default function Wording() {
  const t = useT();
  const paths = usePaths(advisorPaths);
  const { text, language, earlier, isFromFile, versions, form, now } = useLoaderData<typeof loader>();
  const of = usePortalForm(form);
  const here = paths.textIn(text.kind, text.id, language);
  const above = paths.text(text.kind, text.id);
  return (
    <OfficePage
      area="texts"
      isBelow
      title={
        <>
          <bdi lang={langOfTitle(text)}>{titleOf(t, text)}</bdi> (<bdi lang={language}>{languages[language].name}</bdi>)
        </>
      }
      lead={howToWrite(t, text.kind)}
    >
      <Preview language={language} />
      {earlier && (
        <Message tone="blue">
          {t("earlier", { number: earlier })} <TextLink to={here}>{t("latest")}</TextLink>
        </Message>
      )}
      {isFromFile && <Message tone="blue">{t("fromFile")}</Message>}
      <Form key={earlier} of={of} action={here}>
        <Stack of="fields">
          <WordFields kind={text.kind} lang={language} fields={of.fields} />
        </Stack>
        <Publish kind={text.kind} list={above} note={publishNote(t, text, now)} />
      </Form>
      <Versions versions={versions} here={here} />
    </OfficePage>
  );
}
