import { formatDay } from "#app/i18n/format.ts";
import { useT } from "#app/i18n/I18n.tsx";
import { momentInWords } from "#app/i18n/moment-in-words.ts";
import type { Values } from "#app/i18n/translate.ts";
import { Heading } from "#app/ui/Heading.tsx";
import { Task, TaskGroup, TaskList } from "#app/ui/TaskList.tsx";
import { Text } from "#app/ui/Text.tsx";
import { usePaths } from "#app/use-paths.ts";
import type { AgreedDay } from "#contract/entities/unit.ts";
import type { StudyUnit } from "#contract/enumerations/people.ts";
import { limits } from "#contract/limits.ts";
import type { Step } from "#domain/application-steps.ts";
import type { Standing } from "#domain/matching.ts";
import { applicantPaths } from "../paths.ts";
import { statusInWords } from "../steps/status-in-words.ts";
import { looksOf, markOf, pathOfStep } from "../steps/step-pages.ts";
import type { Due, GuideGroup, GuideTask } from "./guide.ts";

interface Props {
  unit: StudyUnit;
  groups: GuideGroup[];
  standing: Standing | null;
  /** The companies that wait for an answer, if any; how many others wait for another one. */
  of: NonNullable<Due["of"]>;
  others: number;
  appointment: AgreedDay | null;
  answered: Partial<Record<Step, Values>>;
  /** The first day on which a contract is possible, if known. */
  contractDay: string | null;
  /** Whether an advisor keeps the openings closed. */
  isHeldBack: boolean;
}

/** The application guide: four groups, each step with its status. A step that is not possible yet is no link. */
export function Guide({ unit, groups, standing, of, others, appointment, answered, contractDay, isHeldBack }: Props) {
  const t = useT();
  const paths = usePaths(applicantPaths);
  const note = ({ group, tasks }: GuideGroup) => {
    const own = `note.${group}.${tasks[0]?.status}`;
    if (group === "selfmatching" && isHeldBack) return t("note.selfmatching.held");
    if (group === "contracts" && contractDay && tasks[tasks.length - 1]?.status === "notYet") {
      const date = formatDay(contractDay);
      return tasks[0]?.status === "notYet" ? t(`${own}From`, { date }) : t("note.contracts.openFrom", { date });
    }
    if (t.has(own)) return t(own);
    const done = tasks.filter(({ status }) => status === "done").length;
    return tasks.length > 1 ? t("done", { done, count: tasks.length }) : undefined;
  };
  const hint = ({ step, status }: GuideTask) => {
    if (step === "jobOpenings" && standing === "agreed" && appointment)
      return t("hint.agreed", { when: momentInWords(t, appointment.at), company: appointment.company });
    if (step === "jobOpenings" && of.length === 1 && others === 0) return <bdi>{of[0]?.company}</bdi>;
    const values = answered[step];
    if (status === "done" && values) return t(`answered.${step}`, values);
    const key = `hint.${step}.${status}`;
    return t.has(key) ? t(key, { days: limits.confirmationWorkingDays }) : undefined;
  };
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
            {entry.tasks.map((task) => {
              const isPossible = task.status !== "notYet";
              const isToldAbove = entry.tasks.every(({ status }) => status === "notYet");
              return (
                <Task
                  key={task.step}
                  to={isPossible ? pathOfStep[task.step]?.(paths) : undefined}
                  title={t(`steps:step.${task.step}.long`)}
                  state={isToldAbove ? undefined : markOf[task.status]}
                  stateLabel={statusInWords(t, task, standing)}
                  hint={hint(task)}
                />
              );
            })}
          </TaskGroup>
        ))}
      </TaskList>
    </section>
  );
}
