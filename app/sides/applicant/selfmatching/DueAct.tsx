import type { FormState } from "#app/forms/form-state.ts";
import { useT } from "#app/i18n/I18n.tsx";
import { ButtonLink } from "#app/ui/Button.tsx";
import { Card } from "#app/ui/Card.tsx";
import { Heading } from "#app/ui/Heading.tsx";
import { Actions } from "#app/ui/Layout.tsx";
import { Status } from "#app/ui/Status.tsx";
import { TextLink } from "#app/ui/TextLink.tsx";
import { usePaths } from "#app/use-paths.ts";
import { turnOf } from "#domain/match-status.ts";
import { applicantPaths } from "../paths.ts";
import { type OwnOpening, stateOf } from "./acts.ts";
import { InterviewDates } from "./InterviewDates.tsx";
import { statusInWords } from "./in-words.ts";
import type { Interview } from "./job-opening.form.server.ts";
import { dayOf, markOfMatch } from "./matches.ts";
import { OpeningAct } from "./OpeningAct.tsx";

interface Props {
  opening: OwnOpening;
  now: string;
  form: FormState<Interview>;
  formKey: string;
}

/** How it stands, whose turn it is, what happens next, and the one act that is due. */
export function DueAct({ opening, now, form, formKey }: Props) {
  const t = useT();
  const { match } = opening;
  const state = stateOf(opening);
  const turn = match && turnOf(match);
  return (
    <Card tint>
      {match && (
        <Status state={markOfMatch(match)}>
          {turn && <b>{t(`turn.${turn}`)} </b>}
          {statusInWords(t, match, now)}
        </Status>
      )}
      <Heading level={2}>{t(`state.${state}.title`)}</Heading>
      <p>{t(`state.${state}.text`)}</p>
      {match?.place && dayOf(match) && (
        <p>
          {t("place")} <bdi>{match.place}</bdi>
        </p>
      )}
      {state === "awaiting_interview_schedule" ? (
        <InterviewDates opening={opening} now={now} form={form} />
      ) : (
        <NextAct opening={opening} formKey={formKey} />
      )}
    </Card>
  );
}

function NextAct({ opening, formKey }: Pick<Props, "opening" | "formKey">) {
  const t = useT();
  const paths = usePaths(applicantPaths);
  const { id, match, may } = opening;
  const isAgreed = match?.status === "interview_scheduled" || match?.status === "trial_day_scheduled";
  if (may.includes("accept-offer"))
    return (
      <Actions>
        <ButtonLink kind="primary" to={paths.acceptOffer(id)}>
          {t("act.accept")}
        </ButtonLink>{" "}
        <ButtonLink to={paths.rejectOffer(id)}>{t("act.reject")}</ButtonLink>
      </Actions>
    );
  if (may.includes("express-interest"))
    return (
      <Actions>
        <OpeningAct intent="interest" kind="primary" opening={opening} formKey={formKey} />{" "}
        <ButtonLink to={paths.notInterested(id)}>{t("act.notInterested")}</ButtonLink>
      </Actions>
    );
  if (may.includes("take-back")) return <OpeningAct intent="takeBack" opening={opening} formKey={formKey} />;
  if (match?.status === "offer_accepted") return <ButtonLink to={paths.selfMatchingDone}>{t("act.goOn")}</ButtonLink>;
  return isAgreed ? (
    <p>
      <TextLink to={paths.calendar(id)} reloadDocument>
        {t("calendar")}
      </TextLink>
    </p>
  ) : null;
}
