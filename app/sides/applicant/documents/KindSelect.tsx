import { type Field, useFieldParts } from "#app/forms/fields/field-parts.ts";
import { useIsUploading } from "#app/forms/own-form.ts";
import { useT } from "#app/i18n/I18n.tsx";
import { FieldFrame } from "#app/ui/field/FieldFrame.tsx";
import { SelectInput } from "#app/ui/field/SelectInput.tsx";
import type { DocumentType } from "#contract/enumerations/documents.ts";

interface Props {
  of: Field;
  /** The types to choose from, beside the present one. */
  types: readonly DocumentType[];
  chosen: DocumentType;
}

/** The type of a document, always preselected: its present type, or the first one missing. */
export function KindSelect({ of, types, chosen }: Props) {
  const t = useT();
  const { frame, control } = useFieldParts(of);
  return (
    <FieldFrame {...frame} optionalLabel={undefined}>
      <SelectInput {...control} disabled={useIsUploading()} defaultValue={chosen}>
        {[...new Set([...types, chosen])].map((type) => (
          <option key={type} value={type}>
            {t(`documentKinds:${type}`)}
          </option>
        ))}
      </SelectInput>
    </FieldFrame>
  );
}
