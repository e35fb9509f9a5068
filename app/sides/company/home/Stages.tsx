import { useT } from "#app/i18n/I18n.tsx";
import type { Translate } from "#app/i18n/translate.ts";
import { Heading } from "#app/ui/Heading.tsx";
import { Text } from "#app/ui/Text.tsx";
import type { CompanyHome } from "#contract/entities/company-home.ts";

type Stage = CompanyHome["stages"][number];
/** With fewer numbers a sentence says as much (look §9). */
const leastBars = 3;

/** The applications under way by status: a table drawn as a chart. */
export function Stages({ of: stages }: { of: Stage[] }) {
  const t = useT();
  const shown = stages.filter(({ count }) => count > 0);
  if (shown.length === 0) return null;
  return (
    <section className="stack">
      <Heading level={2} id="stages">
        {t("stages.title")}
      </Heading>
      {shown.length < leastBars ? (
        <p>{shown.map((stage) => `${nameOf(t, stage)}: ${countInWords(t, stage)}.`).join(" ")}</p>
      ) : (
        <>
          <Bars stages={shown} />
          <Text size={2} muted>
            {t("stages.legend")}
          </Text>
        </>
      )}
    </section>
  );
}

/** On phones the rows are blocks, which removes the parts' roles, so the roles are stated. */
function Bars({ stages }: { stages: Stage[] }) {
  const t = useT();
  const most = Math.max(...stages.map(({ count }) => count));
  return (
    // biome-ignore-start lint/a11y/noRedundantRoles: display takes them away
    <table className="bars" role="table" aria-labelledby="stages">
      <tbody role="rowgroup">
        {stages.map((stage) => (
          <tr key={stage.status} role="row">
            <th role="rowheader" scope="row">
              {nameOf(t, stage)}
            </th>
            <td role="cell">
              <svg viewBox={`0 0 ${most} 1`} preserveAspectRatio="none" width="200" height="18" aria-hidden="true">
                <rect className="all" width={stage.count} height="1" fill="none" stroke="currentColor" />
                <rect className="yours" width={stage.waiting} height="1" />
              </svg>
              <span>{countInWords(t, stage)}</span>
            </td>
          </tr>
        ))}
      </tbody>
    </table>
    // biome-ignore-end lint/a11y/noRedundantRoles: display takes them away
  );
}

const nameOf = (t: Translate, { status }: Stage) => t(`stages.status.${status}`);

function countInWords(t: Translate, { count, waiting }: Stage): string {
  if (waiting === 0) return t("stages.none", { count });
  return waiting === count ? t("stages.all", { count }) : t("stages.some", { of: count, count: waiting });
}
