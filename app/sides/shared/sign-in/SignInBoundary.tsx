import { isRouteErrorResponse, useRouteError } from "@remix-run/react";
import type { ExpiredInteraction } from "#app/auth/require-interaction.server.ts";
import { useT } from "#app/i18n/I18n.tsx";
import { sharedPaths } from "#app/paths.ts";
import { Band } from "#app/ui/Band.tsx";
import { ButtonLink } from "#app/ui/Button.tsx";
import { ErrorView } from "../ErrorView.tsx";
import { Frame } from "../Frame.tsx";

/** A sign-in that took too long, or belongs to another browser, starts again; all else is the error view's. */
export function SignInBoundary() {
  const t = useT();
  const error = useRouteError();
  const { isExpired, side } = ((isRouteErrorResponse(error) && error.data) || {}) as Partial<ExpiredInteraction>;
  if (!isExpired || !side) return <ErrorView />;
  return (
    <Frame>
      <Band tall group="apart" title={t("interaction:expired.title")} lead={t("interaction:expired.lead")}>
        <ButtonLink kind="primary" to={sharedPaths.signIn(side)} reloadDocument>
          {t("interaction:expired.again")}
        </ButtonLink>
      </Band>
    </Frame>
  );
}
