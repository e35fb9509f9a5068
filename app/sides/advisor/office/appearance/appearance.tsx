import type { ActionFunctionArgs, LoaderFunctionArgs } from "@remix-run/node";
import { useLoaderData } from "@remix-run/react";
import { requireOffice } from "#app/auth/require-office.server.ts";
import { ActForm } from "#app/forms/ActForm.tsx";
import { Form } from "#app/forms/Form.tsx";
import { FileField } from "#app/forms/fields/FileField.tsx";
import { SelectField } from "#app/forms/fields/SelectField.tsx";
import { TextField } from "#app/forms/fields/TextField.tsx";
import { newFormKey, openForm } from "#app/forms/form.server.ts";
import { actForm } from "#app/forms/pieces.server.ts";
import { SubmitButton } from "#app/forms/SubmitButton.tsx";
import { postOf, submit } from "#app/forms/submit.server.ts";
import { submitWithPicture } from "#app/forms/submit-with-picture.server.ts";
import { UploadAnnouncement, UploadState } from "#app/forms/UploadState.tsx";
import { usePortalForm } from "#app/forms/use-portal-form.ts";
import { useT } from "#app/i18n/I18n.tsx";
import { json } from "#app/json.server.ts";
import { redirectWithNotice } from "#app/notice.server.ts";
import { formPage } from "#app/page.ts";
import { pathsOf } from "#app/paths.ts";
import { FieldSet } from "#app/ui/field/FieldSet.tsx";
import { Actions, Stack } from "#app/ui/Layout.tsx";
import { Text } from "#app/ui/Text.tsx";
import { office } from "#contract/calls/office.ts";
import { colours, type Place, placeColours } from "#contract/enumerations/appearance.ts";
import { pictureExtensions } from "#contract/enumerations/documents.ts";
import { advisorPaths } from "../../paths.ts";
import { OfficePage } from "../OfficePage.tsx";
import { appearanceChanges, appearanceForm } from "./appearance.form.server.ts";

export const handle = formPage({ words: ["officeAppearance", "office"], takesFiles: true, accent: "gray" });

const places = Object.keys(placeColours) as Place[];

export async function loader({ context }: LoaderFunctionArgs) {
  await requireOffice(context);
  const { version, logo, ...values } = await context.api(office.fetchKeptAppearance);
  const form = { id: "appearance", schema: appearanceForm, values, versions: { appearance: version } };
  return json({ form: await openForm(context, form), hasLogo: logo !== null, key: newFormKey() });
}

export async function action(args: ActionFunctionArgs) {
  const { context } = args;
  await requireOffice(context);
  const shown = async () => {
    await context.appearance.refresh();
    return redirectWithNotice(context, pathsOf(context, advisorPaths).appearance, { key: "office:notice.saved" });
  };
  if (postOf(context).intent === "removeLogo")
    return submit(args, actForm, async (_, { key }) => {
      await context.api(office.deleteLogo, undefined, key);
      return shown();
    });
  return submitWithPicture(args, appearanceForm, {
    upload: (file, key) => context.api(office.uploadLogo, { fields: {}, file }, key),
    carryOut: async (answers, { key, versions }) => {
      const body = { ...appearanceChanges(answers), version: versions.appearance };
      await context.api(office.changeAppearance, { body }, key);
      return shown();
    },
  });
}

export default function Appearance() {
  const t = useT();
  const { form, hasLogo, key } = useLoaderData<typeof loader>();
  const of = usePortalForm(form);
  return (
    <OfficePage area="appearance" title={t("title")} lead={t("lead")}>
      <Form of={of} encType="multipart/form-data">
        <Stack of="fields">
          <TextField of={of.fields.name} />
          <FileField of={of.fileField("file")} extensions={pictureExtensions} single />
          <FieldSet legend={t("colours")}>
            <Text muted>{t("coloursHint")}</Text>
            {places.map((place) => (
              <SelectField
                key={place}
                of={of.fields[place]}
                empty={t("asItComes", { colour: t(`colour.${placeColours[place]}`) })}
                options={colours
                  .filter((colour) => colour !== placeColours[place])
                  .map((colour) => ({ value: colour, label: t(`colour.${colour}`) }))}
              />
            ))}
          </FieldSet>
        </Stack>
        <UploadState />
        <Actions note={t("when")}>
          <SubmitButton kind="primary" busyLabel={t("common:saving")}>
            {t("forms:save")}
          </SubmitButton>
        </Actions>
      </Form>
      <UploadAnnouncement />
      {hasLogo && (
        <ActForm formKey={key}>
          <SubmitButton value="removeLogo">{t("removeLogo")}</SubmitButton>
        </ActForm>
      )}
    </OfficePage>
  );
}
