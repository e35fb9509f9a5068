import { useRootData } from "../root-data.ts";
import { useActsFor } from "./acts-for.ts";
import { companyField } from "./company-field.ts";
import { type Versions, versionPrefix } from "./form-state.ts";

interface Props {
  formId?: string;
  formKey?: string;
  owner?: string;
  versions?: Versions;
}

/** The hidden fields of every form. They come first, so that a post can be judged before its files arrive. */
export function FormSecrets({ formId, formKey, owner, versions = {} }: Props) {
  const root = useRootData();
  const company = useActsFor();
  return (
    <>
      {/* Back returns what was typed to a form whose first names are the same: to its owner, and not over newer data. */}
      {owner && <input type="hidden" disabled name={owner + Object.entries(versions)} />}
      <input type="hidden" name="formToken" value={root?.formToken ?? ""} />
      {formId && <input type="hidden" name="formId" value={formId} />}
      {formKey && <input type="hidden" name="formKey" value={formKey} />}
      {company && <input type="hidden" name={companyField} value={company} />}
      {owner && <input type="hidden" name="formOwner" value={owner} />}
      {Object.entries(versions).map(([name, version]) => (
        <input key={name} type="hidden" name={versionPrefix + name} value={version} />
      ))}
    </>
  );
}
