import type { ActionFunctionArgs, LoaderFunctionArgs } from "@remix-run/node";
import { useLoaderData } from "@remix-run/react";
import { Form } from "#app/forms/Form.tsx";
import { PostalFields } from "#app/forms/fields/PostalFields.tsx";
import { TextAreaField } from "#app/forms/fields/TextAreaField.tsx";
import { DayField, TextField } from "#app/forms/fields/TextField.tsx";
import { openForm } from "#app/forms/form.server.ts";
import { DefaultButton } from "#app/forms/SubmitButton.tsx";
import { postOf } from "#app/forms/submit.server.ts";
import { usePortalForm } from "#app/forms/use-portal-form.ts";
import { useT } from "#app/i18n/I18n.tsx";
import { json } from "#app/json.server.ts";
import { formPage } from "#app/page.ts";
import { limits } from "#contract/limits.ts";
import { InputActions } from "./InputActions.tsx";
import { InputPage } from "./InputPage.tsx";
import { filledSteps } from "./input-steps.ts";
import { PhotoFields, photoId } from "./PhotoFields.tsx";
import { profilForm } from "./profil.form.server.ts";
import { photoNotices, receivePhoto } from "./receive-photo.server.ts";
import { previewOf, saveInput } from "./save-input.server.ts";
import { visitGenerator } from "./visit.server.ts";

export const handle = formPage({ words: ["cvProfil", "cv", "steps"], takesFiles: true, accent: "yellow" });

export async function loader({ context }: LoaderFunctionArgs) {
  const visit = await visitGenerator(context);
  return json({
    form: await openForm(context, {
      id: "cv-profil",
      schema: profilForm,
      values: { ...visit.cv.profil },
      fileBefore: "email",
    }),
    photo: visit.photo ? `${visit.paths.photo}?${visit.photo.length}` : null,
    filled: filledSteps(visit.cv),
    sheet: previewOf(visit),
  });
}

export async function action(args: ActionFunctionArgs) {
  const visit = await visitGenerator(args.context);
  const key = photoNotices.get(postOf(args.context).intent);
  // What was typed beside the photo is kept, finished or not.
  const schema = key ? profilForm.partial() : profilForm;
  const photo = await receivePhoto(args.context, visit, schema);
  if (photo.answer) return photo.answer;
  const answer = await saveInput(args, visit, {
    schema,
    change: (cv, profil) => ({ ...cv, profil }),
    next: key ? visit.paths.profil : visit.paths.education,
    notice: key ? { key, at: photoId } : undefined,
  });
  if (photo.cookie) answer.headers.append("Set-Cookie", photo.cookie);
  return answer;
}

export default function ProfilPage() {
  const t = useT();
  const { form, photo, filled, sheet } = useLoaderData<typeof loader>();
  const profil = usePortalForm(form);
  const { fields } = profil;
  return (
    <InputPage step="profil" filled={filled} sheet={sheet}>
      <Form of={profil} encType="multipart/form-data">
        <DefaultButton value="continue">{t("steps:continue")}</DefaultButton>
        <div className="pair">
          <TextField of={fields.firstName} autoComplete="given-name" />
          <TextField of={fields.lastName} autoComplete="family-name" />
        </div>
        <TextField of={fields.label} />
        <PhotoFields of={profil.fileField("photo")} photo={photo} />
        <TextField of={fields.email} type="email" inputMode="email" autoComplete="email" dir="ltr" />
        <TextField of={fields.phone} type="tel" inputMode="tel" autoComplete="tel" dir="ltr" />
        <PostalFields street={fields.street} postalCode={fields.postalCode} city={fields.city} />
        <TextField of={fields.url} inputMode="url" autoComplete="url" dir="ltr" />
        <DayField of={fields.birthday} autoComplete="bday" />
        <TextField of={fields.placeOfBirth} />
        <TextField of={fields.nationality} />
        <TextAreaField of={fields.summary} limit={limits.textCharacters} />
        <InputActions next="education" />
      </Form>
    </InputPage>
  );
}
