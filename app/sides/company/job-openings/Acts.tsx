import { ActForm } from "#app/forms/ActForm.tsx";
import { SubmitButton } from "#app/forms/SubmitButton.tsx";
import { useT } from "#app/i18n/I18n.tsx";
import { Card } from "#app/ui/Card.tsx";
import { Heading } from "#app/ui/Heading.tsx";
import { Text } from "#app/ui/Text.tsx";
import { TextLink } from "#app/ui/TextLink.tsx";
import { usePaths } from "#app/use-paths.ts";
import type { OwnJobOpening } from "#contract/entities/job-opening.ts";
import { companyPaths } from "../paths.ts";

interface Props {
  opening: Pick<OwnJobOpening, "id" | "status">;
  mayEdit: boolean;
  mayCopy: boolean;
  formKey: string;
}

/** The acts possible on an opening in its present state, and who may do those that the reader may not. */
export function Acts({ opening: { id, status }, mayEdit, mayCopy, formKey }: Props) {
  const t = useT();
  const paths = usePaths(companyPaths);
  return (
    <Card>
      <Heading level={2} size="card">
        {t("acts.title")}
      </Heading>
      {mayEdit && status !== "draft" && status !== "closed" && (
        <p>
          <TextLink to={`${paths.manageStudy(id)}#study-requiredCount`}>{t("acts.more")}</TextLink>
        </p>
      )}
      {mayCopy && (
        <ActForm formKey={formKey} fields={{ formId: "copy" }} className="stack-s">
          <SubmitButton>{t("acts.copy")}</SubmitButton>
          <Text size={2} muted>
            {t("acts.copyNote")}
          </Text>
        </ActForm>
      )}
      {mayEdit && status === "draft" && (
        <p>
          <TextLink to={paths.deleteJobOpening(id)}>{t("acts.delete")}</TextLink>
        </p>
      )}
      {mayEdit && status !== "draft" && status !== "closed" && (
        <p>
          <TextLink to={paths.closeJobOpening(id)}>{t("acts.close")}</TextLink>
        </p>
      )}
      {!mayEdit && <p>{t("whoEdits")}</p>}
      {!mayCopy && <p>{t("whoCopies")}</p>}
    </Card>
  );
}
