import type { ComponentProps, ReactNode } from "react";
import { CheckboxField } from "#app/forms/fields/ChoiceField.tsx";
import { FieldSet } from "#app/ui/field/FieldSet.tsx";

interface Props<Category extends string> {
  legend: string;
  of: Record<Category, ComponentProps<typeof CheckboxField>["of"]>;
  /** Those that may be switched off. */
  categories: readonly Category[];
  /** A further sentence about the categories. */
  children?: ReactNode;
}

/** The categories of e-mail that a person gets. */
export function CategoryFields<Category extends string>({ legend, of, categories, children }: Props<Category>) {
  return (
    <FieldSet legend={legend}>
      <div className="switches">
        {categories.map((category) => (
          <CheckboxField key={category} of={of[category]} />
        ))}
        {children}
      </div>
    </FieldSet>
  );
}
