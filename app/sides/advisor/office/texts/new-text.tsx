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
import { usePaths } from "#app/use-paths.ts";
import { office } from "#contract/calls/office.ts";
import { kindOf } from "#contract/enumerations/texts.ts";
import { defaultLanguage } from "#contract/languages.ts";
import { advisorPaths } from "../../paths.ts";
import { OfficePage } from "../OfficePage.tsx";
import { howToWrite } from "./in-words.ts";
import { preview } from "./preview.server.ts";
import { requireOpenKind } from "./require-kind.server.ts";
import { PlaceFields, Preview, Publish, WordFields } from "./TextFields.tsx";
import { newTextForm, placeIn, wordsIn } from "./text.form.server.ts";

export const handle = formPage({ words: ["officeTexts", "office"], accent: "gray" });

export async function loader(args: LoaderFunctionArgs) {
  const kind = await requireOpenKind(args);
  const form = await openForm(args.context, { id: "text", schema: newTextForm(kind) });
  return json({ pageTitle: { key: `new.${kind}` }, kind, form });
}

export async function action(args: ActionFunctionArgs) {
  const kind = await requireOpenKind(args);
  const { context } = args;
  const schema = newTextForm(kind);
  return submit(args, schema, async (answers, { key, intent }) => {
    if (intent === "preview") return preview(context, schema, answers);
    const body = { kind, ...wordsIn(answers), ...placeIn(answers) };
    const { id } = await context.api(office.addText, { body }, key);
    const paths = pathsOf(context, advisorPaths);
    const next = kindOf(kind).hasFile ? paths.textFile(kind, id) : paths.text(kind, id);
    return redirectWithNotice(context, next, { key: "office:notice.created" });
  });
}

export default function NewText() {
  const t = useT();
  const paths = usePaths(advisorPaths);
  const { kind, form } = useLoaderData<typeof loader>();
  const of = usePortalForm(form);
  return (
    <OfficePage area="texts" isBelow title={t(`new.${kind}`)} lead={`${t("newLead")} ${howToWrite(t, kind)}`}>
      <Preview language={defaultLanguage} />
      <Form of={of}>
        <Stack of="fields">
          <WordFields kind={kind} lang={defaultLanguage} fields={of.fields} />
          <PlaceFields kind={kind} fields={of.fields} />
        </Stack>
        <Publish kind={kind} list={paths.textsOf(kind)} note={t("publishNote.new")} />
      </Form>
    </OfficePage>
  );
}
