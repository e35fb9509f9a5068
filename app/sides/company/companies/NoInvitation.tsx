import { useT } from "#app/i18n/I18n.tsx";
import { SignOutForm } from "#app/shell/SignOutForm.tsx";
import { ButtonLink } from "#app/ui/Button.tsx";
import { Actions } from "#app/ui/Layout.tsx";
import { Split } from "#app/ui/Split.tsx";
import { usePaths } from "#app/use-paths.ts";
import { companyPaths } from "../paths.ts";
import { WhomToAsk } from "./WhomToAsk.tsx";

/** One text for every unusable invitation: used, declined, expired, sent again or somebody else's. */
export function NoInvitation({ email }: { email: string }) {
  const t = useT();
  const paths = usePaths(companyPaths);
  return (
    <Split title={t("gone.title")} lead={t("gone.lead")}>
      <p>{t("gone.address", { email })}</p>
      <WhomToAsk />
      <Actions>
        <ButtonLink kind="primary" to={paths.home}>
          {t("gone.home")}
        </ButtonLink>
      </Actions>
      <SignOutForm label={t("shell.signOut")} />
    </Split>
  );
}
