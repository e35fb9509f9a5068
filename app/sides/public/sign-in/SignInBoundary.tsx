import { useRouteError } from "@remix-run/react";
import { useT } from "#app/i18n/I18n.tsx";
import { sharedPaths } from "#app/paths.ts";
import { ErrorView } from "#app/shell/ErrorView.tsx";
import { Frame } from "#app/shell/Frame.tsx";
import { signInFailureOf } from "#app/shell/page-error.ts";
import { useSide } from "#app/shell/side.ts";
import { Band } from "#app/ui/Band.tsx";
import { ButtonLink } from "#app/ui/Button.tsx";

/** A failed sign-in gives its reason and offers to start again; the error view shows everything else. */
export function SignInBoundary() {
  const t = useT();
  const side = useSide();
  const { failure } = signInFailureOf(useRouteError());
  if (!failure) return <ErrorView />;
  return (
    <Frame>
      <Band tall group="apart" title={t(`interaction:${failure}.title`)} lead={t(`interaction:${failure}.lead`)}>
        <ButtonLink kind="primary" to={sharedPaths.signIn(side)} reloadDocument>
          {t(`interaction:${failure}.again`)}
        </ButtonLink>
      </Band>
    </Frame>
  );
}
