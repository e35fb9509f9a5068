import type { ComponentProps } from "react";
import { Form } from "#app/forms/Form.tsx";
import { TextField } from "#app/forms/fields/TextField.tsx";
import type { FormState } from "#app/forms/form-state.ts";
import { SubmitButton } from "#app/forms/SubmitButton.tsx";
import { usePortalForm } from "#app/forms/use-portal-form.ts";
import { useT } from "#app/i18n/I18n.tsx";
import { ButtonLink } from "#app/ui/Button.tsx";
import { Actions } from "#app/ui/Layout.tsx";
import { usePaths } from "#app/use-paths.ts";
import { companyPaths } from "../paths.ts";
import { RightsFields } from "./RightsFields.tsx";

interface Answers {
  department?: string | null;
  position?: string | null;
  permissions?: string[];
}
interface Props extends Pick<ComponentProps<typeof RightsFields>, "own"> {
  state: FormState<Answers>;
  mayEdit: boolean;
}

/**
 * What can be changed about somebody. Readers who may not any more see only what they had chosen, and cannot send it.
 */
export function EmployeeFields({ state, own, mayEdit }: Props) {
  const t = useT();
  const paths = usePaths(companyPaths);
  const employee = usePortalForm(state);
  const { fields } = employee;
  if (!mayEdit && !employee.holdsText) return null;
  return (
    <Form of={employee}>
      <div className="pair">
        <TextField of={fields.department} />
        <TextField of={fields.position} />
      </div>
      <RightsFields of={fields.permissions} legend={t("fields.permissions.label")} own={own} />
      {mayEdit && (
        <Actions>
          <SubmitButton kind="primary" busyLabel={t("common:saving")}>
            {t("forms:save")}
          </SubmitButton>
          <ButtonLink to={paths.employees}>{t("leave")}</ButtonLink>
        </Actions>
      )}
    </Form>
  );
}
