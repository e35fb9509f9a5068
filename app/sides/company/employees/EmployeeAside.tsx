import { useT } from "#app/i18n/I18n.tsx";
import { ButtonLink } from "#app/ui/Button.tsx";
import { Heading } from "#app/ui/Heading.tsx";
import { Stack } from "#app/ui/Layout.tsx";
import { Text } from "#app/ui/Text.tsx";
import { usePaths } from "#app/use-paths.ts";
import type { Employee } from "#contract/entities/employee.ts";
import { companyPaths } from "../paths.ts";
import { EverybodyMay } from "./EverybodyMay.tsx";

interface Props {
  of: Pick<Employee, "id" | "invitation">;
  isReader: boolean;
  mayRemove: boolean;
  mayHandOver: boolean;
}

/** What everybody may, and the acts that ask again: handing the company over, and the end of somebody's access. */
export function EmployeeAside({ of: { id, invitation }, isReader, mayRemove, mayHandOver }: Props) {
  const t = useT();
  const paths = usePaths(companyPaths);
  const end = invitation ? "withdraw" : "remove";
  return (
    <Stack of="fields">
      <EverybodyMay />
      {mayHandOver && (
        <section className="stack-s">
          <Heading level={2} size="card">
            {t("handOver.title")}
          </Heading>
          <Text muted>{t("handOver.text")}</Text>
          <ButtonLink to={paths.handOver(id)}>{t("handOver.link")}</ButtonLink>
        </section>
      )}
      {mayRemove && !isReader && (
        <section className="stack-s">
          <Heading level={2} size="card">
            {t(`${end}.title`)}
          </Heading>
          <Text muted>{t(`${end}.text`)}</Text>
          <ButtonLink kind="destructive" to={paths.removeEmployee(id)}>
            {t(`${end}.link`)}
          </ButtonLink>
        </section>
      )}
    </Stack>
  );
}
