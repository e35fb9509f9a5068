import { type Field, useFieldParts } from "#app/forms/fields/field-parts.ts";
import { useT } from "#app/i18n/I18n.tsx";
import { FieldFrame } from "#app/ui/field/FieldFrame.tsx";
import { SelectInput } from "#app/ui/field/SelectInput.tsx";
import type { DocumentType } from "#contract/enumerations.ts";
import { searchDocumentTypes } from "#domain/document-kind.ts";

/** What a document is. Always answered: what it is now, or what is missing first. */
export function KindSelect({ of, chosen }: { of: Field; chosen: DocumentType }) {
  const t = useT();
  const { frame, control } = useFieldParts(of);
  const types = new Set<DocumentType>([...searchDocumentTypes, chosen]);
  return (
    <FieldFrame {...frame} optionalLabel={undefined}>
      <SelectInput {...control} defaultValue={chosen}>
        {[...types].map((type) => (
          <option key={type} value={type}>
            {t(`documentKinds:${type}`)}
          </option>
        ))}
      </SelectInput>
    </FieldFrame>
  );
}
