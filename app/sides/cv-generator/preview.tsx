import { createHash } from "node:crypto";
import type { ActionFunctionArgs, LoaderFunctionArgs } from "@remix-run/node";
import { useLoaderData } from "@remix-run/react";
import { Form } from "#app/forms/Form.tsx";
import { ChoiceField } from "#app/forms/fields/ChoiceField.tsx";
import { SelectField } from "#app/forms/fields/SelectField.tsx";
import { openForm } from "#app/forms/form.server.ts";
import { SubmitButton } from "#app/forms/SubmitButton.tsx";
import { usePortalForm } from "#app/forms/use-portal-form.ts";
import { useT } from "#app/i18n/I18n.tsx";
import { json } from "#app/json.server.ts";
import { formPage } from "#app/page.ts";
import { Band } from "#app/ui/Band.tsx";
import { ButtonLink } from "#app/ui/Button.tsx";
import { Actions, WithRail } from "#app/ui/Layout.tsx";
import { TextLink } from "#app/ui/TextLink.tsx";
import { Unfold } from "#app/ui/Unfold.tsx";
import { usePaths } from "#app/use-paths.ts";
import { printColours } from "#contract/calls/print.ts";
import { type Language, languages } from "#contract/languages.ts";
import { sheetLooks } from "./curriculum-vitae.ts";
import { LookPicture } from "./LookPicture.tsx";
import { PaperSheet } from "./PaperSheet.tsx";
import { cvPaths } from "./paths.ts";
import { previewForm } from "./preview.form.server.ts";
import { printOrderOf } from "./print-visit.server.ts";
import { previewOf, saveInput } from "./save-input.server.ts";
import { visitGenerator } from "./visit.server.ts";

export const handle = formPage({ words: ["cvPreview", "cv"], accent: "yellow" });

export async function loader({ context }: LoaderFunctionArgs) {
  const visit = await visitGenerator(context);
  const { look, colour, language } = visit.cv;
  const values = { look, colour, language };
  return json({
    form: await openForm(context, { id: "cv-preview", schema: previewForm, values }),
    sheet: previewOf(visit),
    // A changed CV has another address, because browsers fetch the same picture only once.
    version: createHash("sha256")
      .update(JSON.stringify(printOrderOf(visit)))
      .digest("hex")
      .slice(0, 12),
  });
}

export async function action(args: ActionFunctionArgs) {
  const visit = await visitGenerator(args.context);
  return saveInput(args, visit, {
    schema: previewForm,
    change: (cv, answers) => ({ ...cv, ...answers }),
    next: visit.paths.preview,
  });
}

export default function PreviewPage() {
  const t = useT();
  const paths = usePaths(cvPaths);
  const { form, sheet, version } = useLoaderData<typeof loader>();
  const design = usePortalForm(form);
  const { look, colour, language } = design.fields;
  const looks = sheetLooks.map((value) => ({
    value,
    label: t(`cv:look.${value}`),
    hint: t(`look.${value}.hint`),
    picture: <LookPicture look={value} />,
  }));
  const colours = Object.keys(printColours).map((value) => ({ value, label: t(`colour.${value}`) }));
  const names = (Object.keys(languages) as Language[]).map((lang) => ({
    value: lang,
    label: languages[lang].name,
    lang,
  }));
  return (
    <>
      <Band group={1} crumb={{ group: t("cv:name") }} title={t("title")} lead={t("lead")}>
        <ButtonLink kind="primary" to={paths.send}>
          {t("toSend")}
        </ButtonLink>
        <TextLink to={paths.hobbies}>{t("cv:back")}</TextLink>
      </Band>
      <WithRail
        rail={
          <Form of={design}>
            <ChoiceField of={look} options={looks} />
            <SelectField of={colour} options={colours} />
            <SelectField of={language} options={names} />
            <Actions>
              <SubmitButton>{t("apply")}</SubmitButton>
            </Actions>
          </Form>
        }
      >
        <img className="pages" src={`${paths.pages}?${version}`} alt={t("pages")} />
        <Unfold summary={t("asText")}>
          <PaperSheet of={sheet} />
        </Unfold>
      </WithRail>
    </>
  );
}
