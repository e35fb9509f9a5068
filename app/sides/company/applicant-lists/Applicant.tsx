import type { ReactNode } from "react";
import { useT } from "#app/i18n/I18n.tsx";
import { Heading } from "#app/ui/Heading.tsx";
import type { MarkState } from "#app/ui/Mark.tsx";
import { Status } from "#app/ui/Status.tsx";
import { Text } from "#app/ui/Text.tsx";
import { TextLink } from "#app/ui/TextLink.tsx";
import { usePaths } from "#app/use-paths.ts";
import type { ListedApplicant } from "#contract/entities/seen-applicant.ts";
import { companysTurnOf } from "#domain/match-status.ts";
import { companyPaths } from "../paths.ts";
import { dueInWords, factsInWords, nameInWords } from "./in-words.ts";

interface Props {
  of: ListedApplicant;
  jobOpeningId: string;
  now: string;
  /** The box to choose them by. */
  box?: ReactNode;
}

/** Somebody in touch: who, what is known of them, and what is due with them since when. */
export function Applicant({ of: applicant, jobOpeningId, now, box }: Props) {
  const t = useT();
  const { accountId, match } = applicant;
  const facts = factsInWords(t, applicant);
  return (
    <li className={box ? "applicant pick" : "applicant"}>
      {box}
      <div>
        <Heading level={3}>
          <TextLink to={usePaths(companyPaths).applicant(jobOpeningId, accountId)}>
            <bdi>{nameInWords(t, applicant)}</bdi>
          </TextLink>
        </Heading>
        {facts && (
          <Text size={2} muted>
            {facts}
          </Text>
        )}
      </div>
      {match &&
        (match.status === "cancelled" ? (
          <p>{dueInWords(t, match, now)}</p>
        ) : (
          <p>
            <Status state={marks[companysTurnOf(match)]}>{dueInWords(t, match, now)}</Status>
          </p>
        ))}
    </li>
  );
}

/** Over and not cancelled means accepted. */
const marks = { yours: "you", others: "them", over: "done" } as const satisfies Record<string, MarkState>;
