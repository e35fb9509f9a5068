import type { ActionFunctionArgs, LoaderFunctionArgs } from "@remix-run/node";
import { useLoaderData } from "@remix-run/react";
import { fieldsOf } from "#app/forms/submit.server.ts";
import { useT } from "#app/i18n/I18n.tsx";
import { json } from "#app/json.server.ts";
import { redirectWithNotice } from "#app/notice.server.ts";
import { page } from "#app/page.ts";
import { sharedPaths } from "#app/paths.ts";
import { backTo } from "#app/safe-redirect.ts";
import { ConsentForm } from "#app/shell/ConsentForm.tsx";
import { Frame } from "#app/shell/Frame.tsx";
import { acceptedIn } from "#app/tracking/consent.server.ts";
import { postedEvents, writeEvents } from "#app/tracking/flashed-events.server.ts";
import { keepOptIns } from "#app/tracking/opt-ins.server.ts";
import { Band } from "#app/ui/Band.tsx";
import { CheckboxChoice } from "#app/ui/field/Choice.tsx";
import { Heading } from "#app/ui/Heading.tsx";
import { Hidden } from "#app/ui/Hidden.tsx";
import { TextColumn } from "#app/ui/Layout.tsx";

export const handle = page({ words: ["cookies", "consent"] });

/** Public: the services that need a consent, and the present choice. */
export function loader({ context }: LoaderFunctionArgs) {
  const services = context.settings.trackers.map(({ service, script }) => ({
    service,
    host: new URL(script).hostname,
    isAccepted: context.tracking.consent.accepted.includes(service),
  }));
  return json({ services });
}

/** Public: keeps the choice in this browser, and the opt-ins of an applicant in their account. */
export async function action({ request, context }: ActionFunctionArgs) {
  const accepted = acceptedIn(fieldsOf(context));
  const answer = await redirectWithNotice(context, backTo(request, sharedPaths.cookies), {
    key: "common:notice.consent",
  });
  context.tracking.choose(accepted);
  const untold = accepted.includes("analytics") ? postedEvents(fieldsOf(context)) : [];
  if (untold.length > 0) answer.headers.append("Set-Cookie", await writeEvents(context.cookies, untold, accepted));
  await keepOptIns(context, accepted);
  return answer;
}

const necessary = [
  "session",
  "visitor",
  "oauth2",
  "portal_idp",
  "portal_idp_device",
  "lng",
  "view",
  "notice",
  "feedback-due",
  "cv",
  "company",
  "return-path",
  "refused",
] as const;
const ofTheChoice = ["cookie-consent", "events"] as const;

/** The necessary cookies and the optional services; without configured services, the page says so. */
export default function CookieSettings() {
  const t = useT();
  const { services } = useLoaderData<typeof loader>();
  const isAsked = services.length > 0;
  return (
    <Frame>
      <Band title={t("title")} lead={isAsked ? t("lead.asked") : t("lead.none")} />
      <TextColumn>
        {isAsked && (
          <section className="stack">
            <Heading level={2}>{t("consent:question")}</Heading>
            <ConsentForm reloadDocument>
              <fieldset>
                <legend>
                  <Hidden>{t("consent:legend")}</Hidden>
                </legend>
                <div className="stack">
                  {services.map(({ service, host, isAccepted }) => (
                    <CheckboxChoice
                      key={`${service} ${isAccepted}`}
                      name="service"
                      value={service}
                      label={<b>{t(`consent:service.${service}.label`)}</b>}
                      hint={
                        <>
                          {t(`service.${service}`)} {t("provider")} <bdi dir="ltr">{host}</bdi>
                        </>
                      }
                      defaultChecked={isAccepted}
                    />
                  ))}
                </div>
              </fieldset>
            </ConsentForm>
          </section>
        )}
        <section className="stack">
          <Heading level={2}>{t("necessary")}</Heading>
          <ul className="rows">
            {[...necessary, ...(isAsked ? ofTheChoice : [])].map((name) => (
              <li key={name}>
                <p>{t(`cookie.${name}`)}</p>
                <p className="hint">
                  <code>{name}</code>
                </p>
              </li>
            ))}
          </ul>
        </section>
      </TextColumn>
    </Frame>
  );
}
