import type { ReactNode } from "react";
import { useT } from "#app/i18n/I18n.tsx";
import { Heading } from "#app/ui/Heading.tsx";
import { Why } from "#app/ui/Hit.tsx";
import { TextLink } from "#app/ui/TextLink.tsx";
import { usePaths } from "#app/use-paths.ts";
import type { ListedApplicant } from "#contract/entities/seen-applicant.ts";
import { companyPaths } from "../paths.ts";
import { nameInWords, reasonsInWords } from "./in-words.ts";

interface Props {
  of: ListedApplicant;
  jobOpeningId: string;
  /** What can be done about them. */
  children: ReactNode;
}

/** Somebody whom the opening fits, and why. */
export function RecommendedRow({ of: applicant, jobOpeningId, children }: Props) {
  const t = useT();
  return (
    <li className="applicant">
      <div>
        <Heading level={3} size="card">
          <TextLink to={usePaths(companyPaths).applicant(jobOpeningId, applicant.accountId)}>
            <bdi>{nameInWords(t, applicant)}</bdi>
          </TextLink>
        </Heading>
        <Why label={t("reasons")} reasons={reasonsInWords(t, applicant)} />
      </div>
      {children}
    </li>
  );
}
