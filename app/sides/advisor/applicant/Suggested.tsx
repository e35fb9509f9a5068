import { ActForm } from "#app/forms/ActForm.tsx";
import { SubmitButton } from "#app/forms/SubmitButton.tsx";
import { useT } from "#app/i18n/I18n.tsx";
import type { Values } from "#app/i18n/translate.ts";
import { Hidden } from "#app/ui/Hidden.tsx";
import { Why } from "#app/ui/Hit.tsx";
import { Row, Rows } from "#app/ui/Rows.tsx";
import { Status } from "#app/ui/Status.tsx";
import { Unfold } from "#app/ui/Unfold.tsx";
import type { WholeJobOpening } from "#contract/entities/job-opening.ts";
import { isWithdrawable } from "#domain/match-status.ts";
import { OpeningFacts } from "../../shared/job-openings/OpeningFacts.tsx";
import { distanceInWords, fitInWords, skillsInWords } from "../../shared/job-openings/reasons-in-words.ts";

interface Props {
  of: WholeJobOpening[];
  formKey: string;
  /** Whether they can be recommended by now. */
  mayBeMatched: boolean;
}

/** Openings as the applicant finds them suggested and reads them, and why; what was recommended can be taken back. */
export function Suggested({ of: openings, formKey, mayBeMatched }: Props) {
  const t = useT();
  const say = (reason: string, values: Values) => t(`reason.${reason}`, values);
  return (
    <Rows>
      {openings.map((opening) => (
        <Row
          key={opening.id}
          title={<bdi lang="de">{opening.title}</bdi>}
          hint={<bdi>{`${opening.company.name}, ${opening.practicePlace}`}</bdi>}
          end={
            (opening.match ? isWithdrawable(opening.match) : mayBeMatched) && (
              <ActForm formKey={formKey} fields={{ jobOpeningId: opening.id }}>
                <SubmitButton
                  value={opening.match ? "withdraw" : "recommend"}
                  kind={opening.match ? "quiet" : undefined}
                >
                  {t(opening.match ? "withdraw" : "recommend")}
                  <Named of={opening} />
                </SubmitButton>
              </ActForm>
            )
          }
        >
          {opening.match && <Status state="them">{t("recommended")}</Status>}
          <Why
            label={t("why")}
            reasons={[...fitInWords(say, opening), ...distanceInWords(say, opening), ...skillsInWords(t, say, opening)]}
          />
          <Unfold
            summary={
              <>
                {t("read")}
                <Named of={opening} />
              </>
            }
          >
            <OpeningFacts opening={opening} />
          </Unfold>
        </Row>
      ))}
    </Rows>
  );
}

/** Openings of two companies may have one title. */
const Named = ({ of: { title, company } }: { of: Pick<Props["of"][number], "title" | "company"> }) => (
  <Hidden>
    : <bdi lang="de">{title}</bdi>, <bdi>{company.name}</bdi>
  </Hidden>
);
