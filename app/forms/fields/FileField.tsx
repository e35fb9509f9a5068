import { useT } from "#app/i18n/I18n.tsx";
import { FieldError, FieldHint, LabelWords } from "#app/ui/field/FieldWords.tsx";
import { FileInput } from "#app/ui/field/FileInput.tsx";
import { errorText } from "../error-text.ts";
import { useIsUploading } from "../own-form.ts";
import { type Field, useFieldParts } from "./field-parts.ts";

interface Props {
  of: Field;
  extensions: readonly string[];
  single?: boolean;
}

/** Takes several files at once, unless `single`; each file that failed has its own error. */
export function FileField({ of, extensions, single }: Props) {
  const t = useT();
  const { frame, control } = useFieldParts(of);
  const errors = (of.errors ?? []).map((error, index) => ({
    id: `${of.id}-${index}`,
    text: errorText(t, of.name, error),
  }));
  const describedBy = [...errors.map(({ id }) => `${id}-error`), frame.hint && `${of.id}-hint`];
  return (
    <div className="field">
      <label htmlFor={of.id}>
        <LabelWords label={frame.label} />
      </label>
      {frame.hint && <FieldHint id={of.id}>{frame.hint}</FieldHint>}
      {errors.map(({ id, text }) => (
        <FieldError key={id} id={id}>
          {text}
        </FieldError>
      ))}
      <FileInput
        key={of.emptiedKey}
        {...control}
        disabled={useIsUploading()}
        multiple={!single}
        accept={extensions.map((extension) => `.${extension}`).join()}
        aria-describedby={describedBy.filter(Boolean).join(" ") || undefined}
      />
    </div>
  );
}
