import { ActForm } from "#app/forms/ActForm.tsx";
import { SubmitButton } from "#app/forms/SubmitButton.tsx";
import { useT } from "#app/i18n/I18n.tsx";
import { ButtonLink } from "#app/ui/Button.tsx";
import { Hidden } from "#app/ui/Hidden.tsx";
import { Apart } from "#app/ui/Layout.tsx";
import { Message } from "#app/ui/Message.tsx";
import { usePaths } from "#app/use-paths.ts";
import { companyPaths } from "../paths.ts";
import type { Hint } from "./hints.ts";

/** What a hint says: that on DMS says the same in both places. */
const wordsOf = (hint: Hint) =>
  hint === "hideDmsInfoModalHome" || hint === "hideDmsInfoModalJobOpenings" ? "dms" : hint;

/** Hints that apply now, until their reader hides them. */
export function Hints({ of: hints }: { of: Hint[] }) {
  const t = useT();
  const { help, askForHelp, companyPayment } = usePaths(companyPaths);
  const leadsTo = { hideSupportTicketNotice: help, hidePaymentDetailsWarning: companyPayment, dms: askForHelp };
  return hints.map((hint) => {
    const words = wordsOf(hint);
    return (
      <Message
        key={hint}
        tone="blue"
        title={t(`companyHints:${words}.title`)}
        actions={
          <Apart>
            {words !== "hideCourseOfStudyInfo" && (
              <ButtonLink to={leadsTo[words]}>{t(`companyHints:${words}.link`)}</ButtonLink>
            )}
            <ActForm fields={{ hint }}>
              <SubmitButton value="hide">
                {t("companyHints:hide")}
                <Hidden>: {t(`companyHints:${words}.title`)}</Hidden>
              </SubmitButton>
            </ActForm>
          </Apart>
        }
      >
        {t(`companyHints:${words}.text`)}
      </Message>
    );
  });
}
