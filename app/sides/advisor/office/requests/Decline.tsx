import type { z } from "zod";
import { Form } from "#app/forms/Form.tsx";
import { TextAreaField } from "#app/forms/fields/TextAreaField.tsx";
import { SubmitButton } from "#app/forms/SubmitButton.tsx";
import type { PortalForm } from "#app/forms/use-portal-form.ts";
import { useT } from "#app/i18n/I18n.tsx";
import { Actions } from "#app/ui/Layout.tsx";
import { Unfold } from "#app/ui/Unfold.tsx";
import { limits } from "#contract/limits.ts";
import type { declineForm } from "./request.form.server.ts";

/** The third way: the company is told why not. */
export function Decline({ of: decline }: { of: PortalForm<z.input<typeof declineForm>> }) {
  const t = useT();
  return (
    <Unfold summary={t("decline.title")} open={decline.holdsText}>
      <Form of={decline}>
        <TextAreaField of={decline.fields.message} limit={limits.textCharacters} />
        <Actions>
          <SubmitButton kind="destructive" value="decline">
            {t("decline.submit")}
          </SubmitButton>
        </Actions>
      </Form>
    </Unfold>
  );
}
