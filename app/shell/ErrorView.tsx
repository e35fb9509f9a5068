import { useLocation } from "@remix-run/react";
import { FormSecrets } from "#app/forms/FormSecrets.tsx";
import { useT } from "#app/i18n/I18n.tsx";
import { sharedPaths } from "#app/paths.ts";
import { useRootData } from "#app/root-data.ts";
import { Band } from "#app/ui/Band.tsx";
import { ButtonLink } from "#app/ui/Button.tsx";
import { Heading } from "#app/ui/Heading.tsx";
import { TextColumn } from "#app/ui/Layout.tsx";
import { TextButton, TextLink } from "#app/ui/TextLink.tsx";
import { Frame } from "./Frame.tsx";
import { codeOf, useServerError } from "./page-error.ts";
import { SignOutForm } from "./SignOutForm.tsx";
import { useTitledPart } from "./side.ts";

/** Without script this is left to a header of the answer, which not every browser knows. */
function clearStorage() {
  try {
    window.localStorage.clear();
    window.sessionStorage.clear();
  } catch {
    // A browser that forbids storage has nothing to clear.
  }
}

/** The error view of spec §2, also where loading a side fails: reload, write to the support, sign out, or reset. */
export function ErrorView() {
  const t = useT();
  const { part } = useTitledPart();
  const code = codeOf(useServerError());
  const { pathname, search } = useLocation();
  const here = `${pathname}${search}`;
  const root = useRootData();
  const kind = t.has(`error.${code}.lead`) ? `error.${code}` : "error";
  return (
    <Frame>
      <Band tall giant group="apart" title={t("error.title")} lead={t(`${kind}.lead`)}>
        {code === 404 ? (
          <ButtonLink kind="primary" to={sharedPaths.root}>
            {t("error.home")}
          </ButtonLink>
        ) : (
          <ButtonLink kind="primary" to={here} reloadDocument>
            {t("error.reload")}
          </ButtonLink>
        )}
      </Band>
      <TextColumn>
        <section className="stack">
          <Heading level={2} size="panel">
            {t(`${kind}.persists`)}
          </Heading>
          {code === 404 && (
            <p>
              {t("error.checkAddress")}{" "}
              <TextLink to={here} reloadDocument>
                {t("error.reload")}
              </TextLink>
            </p>
          )}
          {t.has(`error.hint.${code}`) && <p>{t(`error.hint.${code}`)}</p>}
          {root && (
            <p>
              {t("error.write")} <TextLink to={`mailto:${root.supportEmail}`}>{root.supportEmail}</TextLink>
            </p>
          )}
          {root?.isSignedIn !== false && <SignOutForm label={t("error.signOut")} />}
          <p>{t(part === "cvGenerator" ? "error.reset.cvGenerator" : "error.reset.portal")}</p>
          <form method="post" action={sharedPaths.resetPortal} onSubmit={clearStorage}>
            <FormSecrets />
            <TextButton type="submit">{t("error.resetPortal")}</TextButton>
          </form>
          <p className="muted">
            {t("error.code", { code: String(code) })} {t.has(`error.backend.${code}`) && t(`error.backend.${code}`)}
          </p>
        </section>
      </TextColumn>
    </Frame>
  );
}
