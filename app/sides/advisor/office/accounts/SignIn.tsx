import { ActForm } from "#app/forms/ActForm.tsx";
import { SubmitButton } from "#app/forms/SubmitButton.tsx";
import { formatTime } from "#app/i18n/format.ts";
import { useT } from "#app/i18n/I18n.tsx";
import { Heading } from "#app/ui/Heading.tsx";
import { Actions } from "#app/ui/Layout.tsx";
import { Status } from "#app/ui/Status.tsx";
import type { KeptAccount } from "#contract/entities/kept-account.ts";

/** Whether somebody can sign in, and the button that lets them again. */
export function SignIn({ of: signIn, formKey }: { of: KeptAccount["signIn"]; formKey: string }) {
  const t = useT();
  return (
    <section className="stack">
      <Heading level={2}>{t("signIn.title")}</Heading>
      {signIn ? <State of={signIn} formKey={formKey} /> : <p>{t("signIn.elsewhere")}</p>}
    </section>
  );
}

function State({ of: { isConfirmed, blocks }, formKey }: { of: NonNullable<KeptAccount["signIn"]>; formKey: string }) {
  const t = useT();
  return (
    <>
      {blocks.length === 0 ? (
        <Status state="done">{t("signIn.free")}</Status>
      ) : (
        <ul className="stack-s">
          {blocks.map(({ of, until }) => (
            <li key={of}>
              <Status state="bad">{t(`blocked.${of}`, { time: formatTime(until) })}</Status>
            </li>
          ))}
        </ul>
      )}
      {!isConfirmed && <p>{t("signIn.unconfirmed")}</p>}
      {blocks.length > 0 && (
        <ActForm formKey={formKey}>
          <Actions note={t("unblock.told")}>
            <SubmitButton kind="primary" busyLabel={t("unblock.busy")}>
              {t("unblock.submit")}
            </SubmitButton>
          </Actions>
        </ActForm>
      )}
      <p className="hint">{t("signIn.network")}</p>
    </>
  );
}
