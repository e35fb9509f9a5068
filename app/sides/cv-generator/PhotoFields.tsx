import { FileField } from "#app/forms/fields/FileField.tsx";
import type { Field } from "#app/forms/fields/field-parts.ts";
import { SubmitButton } from "#app/forms/SubmitButton.tsx";
import { useT } from "#app/i18n/I18n.tsx";
import { NoticeAt } from "#app/shell/Notice.tsx";
import { Actions } from "#app/ui/Layout.tsx";
import { pictureExtensions } from "#contract/enumerations/documents.ts";

/** The part of the page that says what became of the photo. */
export const photoId = "photo";

/** The optional photo; it is cut to a portrait when it arrives. */
export function PhotoFields({ of, photo }: { of: Field; photo: string | null }) {
  const t = useT();
  return (
    <div className="stack" id={photoId} tabIndex={-1}>
      <NoticeAt id={photoId} />
      <FileField of={of} extensions={pictureExtensions} single />
      {photo && (
        <p>
          <img src={photo} alt={t("photoPreview")} width="105" height="135" />
        </p>
      )}
      <Actions>
        <SubmitButton value="photo">{t(photo ? "replacePhoto" : "uploadPhoto")}</SubmitButton>{" "}
        {photo && (
          <SubmitButton kind="destructive" value="remove-photo">
            {t("removePhoto")}
          </SubmitButton>
        )}
      </Actions>
    </div>
  );
}
