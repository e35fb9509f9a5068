import { ActForm } from "#app/forms/ActForm.tsx";
import { SubmitButton } from "#app/forms/SubmitButton.tsx";
import { useT } from "#app/i18n/I18n.tsx";
import { Message } from "#app/ui/Message.tsx";
import { TextLink } from "#app/ui/TextLink.tsx";
import { Unfold } from "#app/ui/Unfold.tsx";
import { usePaths } from "#app/use-paths.ts";
import { applicantPaths } from "../paths.ts";

/** Spec §3, study-match interest: explains what showing interest means, until the reader confirms it. */
export function InterestHint() {
  const t = useT();
  const { companyView } = usePaths(applicantPaths);
  return (
    <Message
      tone="blue"
      title={t("interest.title")}
      actions={<Say intent="understood" words={t("interest.understood")} />}
    >
      {t("interest.text")} <TextLink to={companyView}>{t("matching:companyView")}</TextLink>
    </Message>
  );
}

/** Suggestions are off for people who search by themselves. */
export function Ignored() {
  const t = useT();
  return (
    <Message tone="blue" title={t("ignored.title")} actions={<Say intent="suggest" words={t("ignored.undo")} />}>
      {t("ignored.text")}
    </Message>
  );
}

export function LookMyself() {
  const t = useT();
  return (
    <Unfold summary={t("ignore.question")}>
      <p>{t("ignore.text")}</p>
      <Say intent="ignore" words={t("ignore.submit")} />
    </Unfold>
  );
}

/** One statement as a button, posted to this page. */
function Say({ intent, words }: { intent: string; words: string }) {
  return (
    <ActForm>
      <SubmitButton value={intent}>{words}</SubmitButton>
    </ActForm>
  );
}
