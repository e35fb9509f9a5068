import { formatDay } from "#app/i18n/format.ts";
import { useT } from "#app/i18n/I18n.tsx";
import { Heading } from "#app/ui/Heading.tsx";
import { Task, TaskGroup, TaskList } from "#app/ui/TaskList.tsx";
import { Text } from "#app/ui/Text.tsx";
import { usePaths } from "#app/use-paths.ts";
import type { StudyUnit } from "#contract/enumerations/people.ts";
import { limits } from "#contract/limits.ts";
import { applicantPaths } from "../paths.ts";
import { looksOf, markOf, pathOfStep } from "../steps/step-pages.ts";
import type { GuideGroup } from "./guide.ts";

interface Props {
  unit: StudyUnit;
  groups: GuideGroup[];
  /** The day from which the contract is possible, if it is known. */
  contractDay: string | null;
}

/** The application guide: four groups, each step with its status. A step that is not possible yet is no link. */
export function Guide({ unit, groups, contractDay }: Props) {
  const t = useT();
  const paths = usePaths(applicantPaths);
  const note = ({ group, tasks }: GuideGroup) => {
    const own = `note.${group}.${tasks[0]?.status}`;
    if (group === "contracts" && contractDay && tasks[tasks.length - 1]?.status === "notYet") {
      const date = formatDay(contractDay);
      return tasks[0]?.status === "notYet" ? t(`${own}From`, { date }) : t("note.contracts.openFrom", { date });
    }
    if (t.has(own)) return t(own);
    return t("done", { done: tasks.filter(({ status }) => status === "done").length, count: tasks.length });
  };
  const hint = (key: string) => (t.has(key) ? t(key, { days: limits.confirmationWorkingDays }) : undefined);
  return (
    <section>
      <Heading level={2}>{t("guide", { context: unit })}</Heading>
      <Text muted>{t("guideNote")}</Text>
      <TaskList>
        {groups.map((entry) => (
          <TaskGroup
            key={entry.group}
            accent={looksOf[entry.group].accent}
            group={looksOf[entry.group].halves}
            title={t(`steps:group.applicant.${entry.group}`)}
            note={note(entry)}
          >
            {entry.tasks.map(({ step, status }) => (
              <Task
                key={step}
                to={status === "notYet" ? undefined : pathOfStep[step]?.(paths)}
                title={t(`steps:step.${step}.long`)}
                state={markOf[status]}
                stateLabel={t(`steps:status.${status}`)}
                hint={hint(`hint.${step}.${status}`)}
              />
            ))}
          </TaskGroup>
        ))}
      </TaskList>
    </section>
  );
}
