import { FileField } from "#app/forms/fields/FileField.tsx";
import type { Field } from "#app/forms/fields/field-parts.ts";
import { useT } from "#app/i18n/I18n.tsx";
import { Button } from "#app/ui/Button.tsx";
import { Actions, Stack } from "#app/ui/Layout.tsx";
import { pictureExtensions } from "#contract/enumerations.ts";

/** The photo, which nobody has to give; it is cut to a portrait when it arrives. */
export function PhotoFields({ of, photo }: { of: Field; photo: string | null }) {
  const t = useT();
  return (
    <Stack>
      <FileField of={of} extensions={pictureExtensions} single />
      {photo && (
        <p>
          <img src={photo} alt={t("photoPreview")} width="105" height="135" />
        </p>
      )}
      <Actions>
        <Button type="submit" name="intent" value="photo">
          {t(photo ? "replacePhoto" : "uploadPhoto")}
        </Button>{" "}
        {photo && (
          <Button kind="destructive" type="submit" name="intent" value="remove-photo">
            {t("removePhoto")}
          </Button>
        )}
      </Actions>
    </Stack>
  );
}
