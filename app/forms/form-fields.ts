/** What conform, which parses and validates on the server, knows about a form's fields. */
export interface KnownFields {
  formId: string;
  values: unknown;
  errors: Record<string, string[] | null>;
  constraint: Record<string, { required?: boolean }>;
  /** Grows with each answer that moved rows, so that controls take over its values. */
  round: number;
  /** Grows with each answer. */
  answers: number;
}

/** A field by its name, as in `practicePartnerContact.city` or `languageSkills[1].level`. */
export interface FormField<Value = unknown> {
  id: string;
  name: string;
  key: string;
  /** Of a control that each answer empties: chosen files are kept by the server. */
  emptiedKey: string;
  required: boolean | undefined;
  errors: string[] | undefined;
  initialValue: unknown;
  getFieldset: () => FieldsOf<NonNullable<Value>>;
  getFieldList: () => FormField<Value extends readonly (infer Item)[] | null | undefined ? Item : never>[];
}
export type FieldsOf<Values> = { [Name in keyof Values]-?: FormField<Values[Name]> };

/** The fields below a name; the empty name stands for the whole form. */
export function fieldsBelow<Values>(known: KnownFields, parent: string): FieldsOf<Values> {
  const read = (_: object, name: string | symbol) =>
    fieldAt(known, parent ? `${parent}.${String(name)}` : String(name));
  return new Proxy({}, { get: read }) as FieldsOf<Values>;
}

/** The field of that name, whatever the form's schema is. */
export function fieldAt(known: KnownFields, name: string): FormField {
  const value = valueAt(known.values, name);
  return {
    id: `${known.formId}-${name}`,
    name,
    key: `${name} ${known.round}`,
    emptiedKey: `${name} ${known.answers}`,
    required: known.constraint[name.replace(/\[\d+\]/g, "[]")]?.required,
    errors: known.errors[name] ?? undefined,
    initialValue: value,
    getFieldset: () => fieldsBelow(known, name),
    getFieldList: () =>
      (Array.isArray(value) ? value : []).map((_, index) => fieldAt(known, `${name}[${index}]`)) as never,
  };
}

/** `languageSkills[1].level` is a part of `languageSkills`. */
export const rootOf = (name: string) => name.split(/[.[]/)[0] ?? "";

/** `languageSkills[1].level` of the values; undefined where something on the way is missing. */
export const valueAt = (values: unknown, name: string) =>
  name
    .split(/[.[\]]+/)
    .filter(Boolean)
    .reduce<unknown>((value, part) => (value as Record<string, unknown> | null | undefined)?.[part], values);

/** Prefix of a row button's name; what the button does follows. */
export const rowButtonPrefix = "__intent__=";

/**
 * A submit button that adds or removes a row of a list: the server answers with the page, the row come or gone. What it
 * does stands in its name, as Lynx prints the value of a button before its words.
 */
export const rowButton = (
  intent: { type: "insert"; name: string } | { type: "remove"; name: string; index: number },
) => {
  const { type, ...payload } = intent;
  return { name: rowButtonPrefix + JSON.stringify({ type, payload }), formNoValidate: true };
};
