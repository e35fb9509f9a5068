import { formatDay } from "#app/i18n/format.ts";
import { useT } from "#app/i18n/I18n.tsx";
import { Heading } from "#app/ui/Heading.tsx";
import type { MarkState } from "#app/ui/Mark.tsx";
import { Status } from "#app/ui/Status.tsx";
import { Table } from "#app/ui/Table.tsx";
import { Text } from "#app/ui/Text.tsx";
import { TextLink } from "#app/ui/TextLink.tsx";
import { usePaths } from "#app/use-paths.ts";
import type { Student } from "#contract/entities/contract.ts";
import { contractTurnOf } from "#domain/contract-status.ts";
import { companyPaths } from "../paths.ts";
import { papersInShort } from "./papers.ts";

/** The students of one start, each with where the contract and the papers stand; nothing at all when there are none. */
export function StudentsTable({ heading, students }: { heading: string; students: Student[] }) {
  const t = useT();
  const paths = usePaths(companyPaths);
  if (students.length === 0) return null;
  const columns = [{ label: t("column.opening") }, { label: t("column.contract") }, { label: t("column.papers") }];
  return (
    <section>
      <Heading level={2}>{heading}</Heading>
      <Table
        label={heading}
        name={t("column.name")}
        columns={columns}
        rows={students.map((student) => {
          const { accountId, jobOpening, firstName, lastName, email } = student;
          const name = [firstName, lastName].filter(Boolean).join(" ") || email;
          return {
            key: `${accountId} ${jobOpening.id}`,
            name: (
              <>
                <TextLink to={paths.contract(jobOpening.id, accountId)}>
                  <bdi>{name}</bdi>
                </TextLink>
                <Text muted>
                  <bdi lang="de">{`${jobOpening.course}, ${jobOpening.campus}`}</bdi>
                </Text>
              </>
            ),
            cells: [
              <bdi key="opening" lang="de">
                {jobOpening.title}
              </bdi>,
              <ContractCell key="contract" of={student} />,
              <PapersCell key="papers" of={student} />,
            ],
          };
        })}
      />
    </section>
  );
}

function ContractCell({ of: { status, since, papersFrom, reviewedBy } }: { of: Student }) {
  const t = useT();
  const turn = contractTurnOf(status);
  const mark: MarkState = turn === undefined ? "done" : turn === "company" ? "you" : "them";
  const day =
    status === "requested" && papersFrom
      ? t("papersFrom", { date: formatDay(papersFrom) })
      : reviewedBy
        ? t("reviewedBy", { date: formatDay(reviewedBy) })
        : t("since", { date: formatDay(since) });
  return (
    <>
      <Status state={mark}>{t(`state.${status ?? "none"}`)}</Status>
      <Text muted>{day}</Text>
    </>
  );
}

function PapersCell({ of }: { of: Student }) {
  const t = useT();
  const { key, count, state } = papersInShort(of);
  return <Status state={state}>{t(`papers.${key}`, { count })}</Status>;
}
