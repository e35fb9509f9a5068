import { ActForm } from "#app/forms/ActForm.tsx";
import { SubmitButton } from "#app/forms/SubmitButton.tsx";
import { formatTime } from "#app/i18n/format.ts";
import { useT } from "#app/i18n/I18n.tsx";
import { Actions } from "#app/ui/Layout.tsx";
import { Status } from "#app/ui/Status.tsx";
import type { SignInBlocks as Blocks } from "#contract/entities/kept-account.ts";

/** What was tried too often and until when it is refused, and the button that lets the person sign in again. */
export function SignInBlocks({ of: blocks, formKey }: { of: Blocks; formKey: string }) {
  const t = useT();
  return (
    <>
      <ul className="stack-s">
        {blocks.map(({ of, until }) => (
          <li key={of}>
            <Status state="bad">{t(`signInBlocks:blocked.${of}`, { time: formatTime(until) })}</Status>
          </li>
        ))}
      </ul>
      <ActForm formKey={formKey}>
        <Actions note={t("signInBlocks:unblock.told")}>
          <SubmitButton kind="primary" value="unblock" busyLabel={t("signInBlocks:unblock.busy")}>
            {t("signInBlocks:unblock.submit")}
          </SubmitButton>
        </Actions>
      </ActForm>
    </>
  );
}
