import { Form } from "@remix-run/react";
import { FormSecrets } from "#app/forms/Form.tsx";
import { useT } from "#app/i18n/I18n.tsx";
import { useApplicantPaths } from "#app/shell/side.ts";
import { Button } from "#app/ui/Button.tsx";

/** The browser itself posts it, with script, too: it saves the answer and leaves the page as it is. */
export function DownloadForm() {
  const t = useT();
  const paths = useApplicantPaths();
  return (
    <Form method="post" action={paths.portfolioPdf} reloadDocument>
      <FormSecrets />
      <Button type="submit" kind="primary" arrow={false}>
        {t("download")}
      </Button>
    </Form>
  );
}
