import { ActForm } from "#app/forms/ActForm.tsx";
import { SubmitButton } from "#app/forms/SubmitButton.tsx";
import { useT } from "#app/i18n/I18n.tsx";
import type { Values } from "#app/i18n/translate.ts";
import { Hidden } from "#app/ui/Hidden.tsx";
import { Why } from "#app/ui/Hit.tsx";
import { Row, Rows } from "#app/ui/Rows.tsx";
import { Status } from "#app/ui/Status.tsx";
import type { ListedJobOpening } from "#contract/entities/job-opening.ts";
import { distanceInWords, fitInWords, skillsInWords } from "../../shared/job-openings/reasons-in-words.ts";

/** Openings as the applicant finds them suggested, and why; with a key of the form they can be recommended. */
export function Suggested({ of: openings, formKey }: { of: ListedJobOpening[]; formKey: string | undefined }) {
  const t = useT();
  const say = (reason: string, values: Values) => t(`reason.${reason}`, values);
  return (
    <Rows>
      {openings.map((opening) => (
        <Row
          key={opening.id}
          title={<bdi lang="de">{opening.title}</bdi>}
          hint={<bdi>{`${opening.companyName}, ${opening.practicePlace}`}</bdi>}
          end={
            formKey &&
            !opening.match && (
              <ActForm formKey={formKey} fields={{ jobOpeningId: opening.id }}>
                <SubmitButton>
                  {t("recommend")}
                  <Hidden>
                    : <bdi>{opening.title}</bdi>
                  </Hidden>
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
        </Row>
      ))}
    </Rows>
  );
}
