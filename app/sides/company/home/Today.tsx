import { formatDay } from "#app/i18n/format.ts";
import { useT } from "#app/i18n/I18n.tsx";
import type { Translate } from "#app/i18n/translate.ts";
import { Heading } from "#app/ui/Heading.tsx";
import { Hidden } from "#app/ui/Hidden.tsx";
import { Task, Tasks } from "#app/ui/TaskList.tsx";
import { TextLink } from "#app/ui/TextLink.tsx";
import { usePaths } from "#app/use-paths.ts";
import type { CompanyHome } from "#contract/entities/company-home.ts";
import { isChoosing } from "#domain/match-status.ts";
import { workingDaysSince } from "#domain/working-days.ts";
import { companyPaths } from "../paths.ts";
import { useDueContracts } from "./use-due-contracts.ts";

type Opening = CompanyHome["waiting"][number];
type Applicant = Opening["applicants"][number];

interface Props {
  /** `drafts` are those that the reader may finish. */
  of: Pick<CompanyHome, "waiting" | "waitingContracts" | "drafts">;
  mayAnswer: boolean;
  now: string;
}

/** The openings at which somebody waits for the company, the longest wait first, then contracts, and then its drafts. */
export function Today({ of: { waiting, waitingContracts, drafts }, mayAnswer, now }: Props) {
  const t = useT();
  const paths = usePaths(companyPaths);
  const dueContracts = useDueContracts(waitingContracts);
  if (waiting.length + drafts.length === 0 && !waitingContracts) return null;
  return (
    <section className="stack">
      <Heading level={2}>{t(mayAnswer ? "today.title" : "today.neutral")}</Heading>
      {waiting.map((opening) => (
        <WaitingIn key={opening.jobOpening.id} of={opening} mayAnswer={mayAnswer} now={now} />
      ))}
      {waitingContracts && (
        <div>
          <Heading level={3}>{t("today.contracts")}</Heading>
          <Tasks>
            <Task
              to={dueContracts}
              title={t("band.contracts", { count: waitingContracts.count })}
              state={waitingContracts.yours > 0 ? "you" : "them"}
              stateLabel={t(waitingContracts.yours > 0 ? "today.contractsAct" : "today.contractsOpen")}
            />
          </Tasks>
        </div>
      )}
      {drafts.map((draft) => (
        <Draft key={draft.id} of={draft} />
      ))}
      <p>
        <TextLink to={paths.jobOpenings}>{t("today.all")}</TextLink>
      </p>
    </section>
  );
}

function Draft({ of: { id, title, course, campus, missing } }: { of: CompanyHome["drafts"][number] }) {
  const t = useT();
  const name = title ?? ([course, campus].filter(Boolean).join(", ") || t("today.untitled"));
  return (
    <div>
      <Heading level={3}>
        <bdi lang="de">{name}</bdi>
      </Heading>
      <Tasks>
        <Task
          to={usePaths(companyPaths).manageJobOpening(id)}
          title={<Named of={name}>{t("today.finish")}</Named>}
          state="you"
          stateLabel={missing.length > 0 ? t("today.missing", { count: missing.length }) : t("today.complete")}
        />
      </Tasks>
    </div>
  );
}

/** In a screen reader's list of links the opening's heading is not there to say which. */
function Named({ of, children }: { of: string; children: string }) {
  return (
    <>
      {children}
      <Hidden>
        : <span lang="de">{of}</span>
      </Hidden>
    </>
  );
}

function WaitingIn({
  of: { jobOpening, count, applicants },
  mayAnswer,
  now,
}: Pick<Props, "mayAnswer" | "now"> & { of: Opening }) {
  const t = useT();
  const paths = usePaths(companyPaths);
  const others = count - applicants.length;
  return (
    <div>
      <Heading level={3}>
        <bdi lang="de">{jobOpening.title}</bdi>
      </Heading>
      <Tasks>
        {applicants.map((applicant) => (
          <Task
            key={applicant.matchId}
            to={paths.applicant(jobOpening.id, applicant.accountId)}
            title={<bdi>{applicant.name ?? t("unnamed")}</bdi>}
            state="you"
            stateLabel={t(mayAnswer ? `today.act.${applicant.status}` : `stages.status.${applicant.status}`)}
            hint={hintFor(t, applicant, now)}
          />
        ))}
        {others > 0 && (
          <Task
            to={paths.contacted(jobOpening.id)}
            title={<Named of={jobOpening.title}>{t("today.others", { count: others })}</Named>}
            stateLabel=""
          />
        )}
      </Tasks>
    </div>
  );
}

/** The preceding event, and the length of the wait. */
function hintFor(t: Translate, { status, since, interviewAt, trialDayAt }: Applicant, now: string): string {
  const days = workingDaysSince(new Date(since), new Date(now));
  const wait = days > 0 ? t("today.waits", { count: days }) : t("today.new");
  if (isChoosing(status)) return days > 0 ? `${t("today.noDates")} ${wait}` : t("today.noDates");
  if (status !== "awaiting_partner_confirmation") return wait;
  if (trialDayAt) return t("today.was.trialDay", { date: formatDay(trialDayAt) });
  return interviewAt ? t("today.was.interview", { date: formatDay(interviewAt) }) : wait;
}
