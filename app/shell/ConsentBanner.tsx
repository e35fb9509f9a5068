import { useT } from "#app/i18n/I18n.tsx";
import { sharedPaths } from "#app/paths.ts";
import { useRootData } from "#app/root-data.ts";
import { CheckboxChoice } from "#app/ui/field/Choice.tsx";
import { Heading } from "#app/ui/Heading.tsx";
import { Hidden } from "#app/ui/Hidden.tsx";
import { TextLink } from "#app/ui/TextLink.tsx";
import { ConsentForm } from "./ConsentForm.tsx";

/** The cookie question. Last on the page because ignoring it must mean "no". */
export function ConsentBanner() {
  const t = useT();
  const root = useRootData();
  const asked = root?.tracking?.asked ?? [];
  if (asked.length === 0) return null;
  return (
    <section className="consent" aria-labelledby="consent">
      <div className="wrap stack">
        <Heading level={2} size="card" id="consent">
          {t("consent:question")}
        </Heading>
        <p>
          {t("consent:text")} <TextLink to={sharedPaths.cookies}>{t("consent:more")}</TextLink>
        </p>
        <ConsentForm preventScrollReset>
          {root?.events?.length ? <input type="hidden" name="events" value={JSON.stringify(root.events)} /> : null}
          <details>
            <summary>{t("consent:choose")}</summary>
            <fieldset>
              <legend>
                <Hidden>{t("consent:legend")}</Hidden>
              </legend>
              <div className="choices">
                {asked.map(({ service, isAccepted }) => (
                  <CheckboxChoice
                    key={service}
                    name="service"
                    value={service}
                    label={t(`consent:service.${service}.label`)}
                    defaultChecked={isAccepted}
                  />
                ))}
              </div>
            </fieldset>
          </details>
        </ConsentForm>
      </div>
    </section>
  );
}
