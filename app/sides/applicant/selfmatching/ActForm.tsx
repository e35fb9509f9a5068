import { Form, useNavigation } from "@remix-run/react";
import { FormSecrets } from "#app/forms/Form.tsx";
import { useT } from "#app/i18n/I18n.tsx";
import { Button } from "#app/ui/Button.tsx";
import type { WholeJobOpening } from "#contract/entities/job-opening.ts";
import { versionsOf } from "./acts.ts";

interface Props {
  opening: Pick<WholeJobOpening, "match">;
  formKey: string;
  intent: "interest" | "takeBack" | "favorite" | "unfavorite";
  kind?: "primary" | "secondary";
}

/** An act that a button alone says. */
export function ActForm({ opening, formKey, intent, kind }: Props) {
  const t = useT();
  const sent = useNavigation().formData?.get("intent");
  return (
    <Form method="post" preventScrollReset>
      <FormSecrets formId={intent} formKey={formKey} versions={versionsOf(opening)} />
      <Button
        kind={kind}
        type="submit"
        name="intent"
        value={intent}
        busy={sent === intent}
        busyLabel={t("steps:sending")}
      >
        {t(`act.${intent}`)}
      </Button>
    </Form>
  );
}
