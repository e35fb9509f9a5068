import { useT } from "#app/i18n/I18n.tsx";
import type { PathsIn } from "#app/paths.ts";
import { Heading } from "#app/ui/Heading.tsx";
import { Stack } from "#app/ui/Layout.tsx";
import { Row, Rows } from "#app/ui/Rows.tsx";
import { Status } from "#app/ui/Status.tsx";
import { TextLink } from "#app/ui/TextLink.tsx";
import { usePaths } from "#app/use-paths.ts";
import { companyPaths } from "../paths.ts";
import type { Gap } from "./gaps.ts";
import { pathOfStep } from "./steps.ts";

/** The field in which something is missing: a step's form has the name of its step. */
export const pathOfGap = (paths: PathsIn<typeof companyPaths>, id: string, { step, name }: Gap) =>
  `${pathOfStep(paths, step)(id)}#${step}-${name}`;

/** The missing answers, each as a link to its field. */
export function Gaps({ of: gaps, id }: { of: Gap[]; id: string }) {
  const t = useT();
  const paths = usePaths(companyPaths);
  return (
    <section>
      <Stack>
        <Heading level={2}>{t("gaps.heading")}</Heading>
        <Rows>
          {gaps.map((gap) => (
            <Row
              key={gap.name}
              title={<TextLink to={pathOfGap(paths, id, gap)}>{t(`answer.${gap.name}`)}</TextLink>}
              hint={t(`manage:step.${gap.step}`)}
              end={<Status state="bad">{t(`gap.${gap.reason}`)}</Status>}
            />
          ))}
        </Rows>
      </Stack>
    </section>
  );
}
