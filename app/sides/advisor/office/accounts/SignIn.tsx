import { useT } from "#app/i18n/I18n.tsx";
import { Heading } from "#app/ui/Heading.tsx";
import { Status } from "#app/ui/Status.tsx";
import type { KeptAccount } from "#contract/entities/kept-account.ts";
import { SignInBlocks } from "../sign-in/SignInBlocks.tsx";

/** Whether somebody can sign in, and the button that lets them again. */
export function SignIn({ of: signIn, formKey }: { of: KeptAccount["signIn"]; formKey: string }) {
  const t = useT();
  return (
    <section className="stack">
      <Heading level={2}>{t("signInBlocks:title")}</Heading>
      {signIn ? <State of={signIn} formKey={formKey} /> : <p>{t("signIn.elsewhere")}</p>}
    </section>
  );
}

function State({ of: { isConfirmed, blocks }, formKey }: { of: NonNullable<KeptAccount["signIn"]>; formKey: string }) {
  const t = useT();
  return (
    <>
      {blocks.length === 0 && <Status state="done">{t("signIn.free")}</Status>}
      {!isConfirmed && <p>{t("signIn.unconfirmed")}</p>}
      {blocks.length > 0 && <SignInBlocks of={blocks} formKey={formKey} />}
      <p className="hint">{t("signIn.network")}</p>
    </>
  );
}
