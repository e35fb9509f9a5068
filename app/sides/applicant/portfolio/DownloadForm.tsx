import { ActForm } from "#app/forms/ActForm.tsx";
import { useT } from "#app/i18n/I18n.tsx";
import { Button } from "#app/ui/Button.tsx";
import { usePaths } from "#app/use-paths.ts";
import { applicantPaths } from "../paths.ts";

/** Posted by the browser itself even with script: it saves the answer and leaves the page as it is. */
export function DownloadForm() {
  const t = useT();
  const paths = usePaths(applicantPaths);
  return (
    <ActForm action={paths.portfolioPdf} reloadDocument>
      <Button type="submit" kind="primary" arrow={false}>
        {t("download")}
      </Button>
    </ActForm>
  );
}
