import type { ComponentProps } from "react";
import { Form as RouterForm } from "react-router-dom";
import { FormSecrets } from "./FormSecrets.tsx";
import type { Versions } from "./form-state.ts";
import { OwnForm } from "./own-form.ts";

interface Props extends Omit<ComponentProps<typeof RouterForm>, "method"> {
  /** One-time key: pressing twice acts once. */
  formKey?: string;
  /** Whom it was made for, on a page that visitors read as well. */
  owner?: string;
  versions?: Versions;
  /** Further values to post, by name. */
  fields?: Record<string, string>;
}

/** A form that consists of buttons only. The page shows at its top why an act failed. */
export function ActForm({ formKey, owner, versions, fields = {}, children, ...attributes }: Props) {
  return (
    <RouterForm {...attributes} method="post">
      <FormSecrets formKey={formKey} owner={owner} versions={versions} />
      {Object.entries(fields).map(([name, value]) => (
        <input key={name} type="hidden" name={name} value={value} />
      ))}
      <OwnForm value={{ formKey }}>{children}</OwnForm>
    </RouterForm>
  );
}
