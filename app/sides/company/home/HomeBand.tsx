import { formatDay, formatWeekday } from "#app/i18n/format.ts";
import { useT } from "#app/i18n/I18n.tsx";
import { Band } from "#app/ui/Band.tsx";
import { ButtonLink } from "#app/ui/Button.tsx";
import { usePaths } from "#app/use-paths.ts";
import type { CompanyHome } from "#contract/entities/company-home.ts";
import { workingDaysSince } from "#domain/working-days.ts";
import { companyPaths } from "../paths.ts";
import { ToColleagues } from "../WhoCan.tsx";
import { useDueContracts } from "./use-due-contracts.ts";

interface Props {
  company: string;
  /** `drafts` are those that the reader may finish. */
  home: Pick<CompanyHome, "waiting" | "waitingContracts" | "stages" | "drafts" | "jobOpenings">;
  mayCreate: boolean;
  mayAnswer: boolean;
  now: string;
}

/** Who waits and how long, and the one thing to do: the longest wait, else a contract, a draft or the first opening. */
export function HomeBand({ company, home, mayCreate, mayAnswer, now }: Props) {
  const t = useT();
  const paths = usePaths(companyPaths);
  const { waiting, waitingContracts, stages, jobOpenings } = home;
  const [longest] = waiting;
  const applications = stages.reduce((sum, stage) => sum + stage.waiting, 0);
  const running = stages.reduce((sum, stage) => sum + stage.count, 0);
  const contracts = longest ? null : waitingContracts;
  const dueContracts = useDueContracts(contracts);
  const draft = longest || contracts ? undefined : home.drafts[0];
  const first = longest?.applicants[0];
  const words = () => {
    if (longest)
      return {
        title: waitingInWords(applications, workingDaysSince(new Date(longest.since), new Date(now))),
        lead: t("band.longest", { name: first?.name ?? t("unnamed"), opening: longest.jobOpening.title }),
      };
    if (jobOpenings === 0)
      return mayCreate
        ? { title: t("band.first"), lead: t("band.firstLead") }
        : {
            title: t("band.none"),
            lead: (
              <>
                {t("whoCreates")} <ToColleagues />
              </>
            ),
          };
    if (contracts) return { title: t("band.contracts", { count: contracts.count }), lead: t("band.contractsLead") };
    return { title: t("band.calm"), lead: running > 0 ? t("band.running", { count: running }) : t("band.quiet") };
  };
  const waitingInWords = (applications: number, days: number) => {
    if (days === 0) return t("band.new", { count: applications });
    return applications === 1 ? t("band.one", { count: days }) : t("band.several", { applications, count: days });
  };
  const { title, lead } = words();
  const isFirst = !longest && !contracts && !draft;
  return (
    <Band
      crumb={{ group: <bdi>{company}</bdi>, position: `${formatWeekday(t, now)}, ${formatDay(now)}` }}
      title={title}
      lead={lead}
    >
      {longest && (
        <ButtonLink kind="primary" to={paths.contacted(longest.jobOpening.id)}>
          {t(mayAnswer ? "band.answer" : "band.see", { count: applications })}
        </ButtonLink>
      )}
      {contracts && (
        <ButtonLink kind="primary" to={dueContracts}>
          {t("band.seeContracts", { count: contracts.first ? 1 : contracts.count })}
        </ButtonLink>
      )}
      {draft && (
        <ButtonLink kind="primary" to={paths.manageJobOpening(draft.id)}>
          {t("today.finish")}
        </ButtonLink>
      )}{" "}
      {mayCreate && (
        <ButtonLink kind={isFirst ? "primary" : "secondary"} to={paths.newJobOpening}>
          {t("band.create")}
        </ButtonLink>
      )}
    </Band>
  );
}
