import { type LoaderFunctionArgs, redirect } from "@remix-run/node";
import { useLoaderData, useLocation, useNavigate } from "@remix-run/react";
import { useEffect } from "react";
import { requireSignedInApplicant } from "#app/auth/require-applicant.server.ts";
import { useT } from "#app/i18n/I18n.tsx";
import { json } from "#app/json.server.ts";
import { page } from "#app/page.ts";
import { pathsOf } from "#app/paths.ts";
import { useRootData } from "#app/root-data.ts";
import { Band } from "#app/ui/Band.tsx";
import { ButtonLink } from "#app/ui/Button.tsx";
import { Card } from "#app/ui/Card.tsx";
import { Heading } from "#app/ui/Heading.tsx";
import { TextColumn } from "#app/ui/Layout.tsx";
import { ContactLines, MailLine, PhoneLine, WhatsAppLine } from "#app/ui/Person.tsx";
import { TextLink } from "#app/ui/TextLink.tsx";
import { usePaths } from "#app/use-paths.ts";
import { limits } from "#contract/limits.ts";
import { isOnboardingDone } from "#domain/onboarding.ts";
import { applicantPaths } from "../paths.ts";
import { triesIn } from "./tries.ts";

export const handle = page({ words: ["waiting"], accent: "yellow", hasNavigation: false });

export async function loader({ request, context }: LoaderFunctionArgs) {
  const account = await requireSignedInApplicant(context);
  const paths = pathsOf(context, applicantPaths);
  if (!isOnboardingDone(account)) throw redirect(paths.onboarding);
  if (account.units.length > 0) throw redirect(paths.home);
  return json({
    tries: triesIn(new URL(request.url).searchParams.get("try")),
    contact: context.settings.fallbackContact,
  });
}

/** §4: looks for the unit every 10 seconds, five times; then says that it is missing, and whom to ask. */
export default function Waiting() {
  const t = useT();
  const paths = usePaths(applicantPaths);
  const { tries, contact } = useLoaderData<typeof loader>();
  const after = (count: number) => `${paths.waiting}?try=${count}`;
  if (tries < limits.unitPollTimes)
    return (
      <>
        <LookAgain to={after(tries + 1)} />
        <Band tall group={3} title={t("title")} lead={t("lead", { seconds: limits.unitPollSeconds })}>
          <ButtonLink to={after(tries)}>{t("look")}</ButtonLink>
          <TextLink to={after(limits.unitPollTimes)}>{t("stop")}</TextLink>
        </Band>
      </>
    );
  return (
    <>
      <div role="alert">
        <Band tall group={2} title={t("over.title")} lead={t("over.lead")}>
          <ButtonLink kind="primary" to={paths.waiting}>
            {t("over.again")}
          </ButtonLink>
        </Band>
      </div>
      <TextColumn>
        <Card>
          <Heading level={2} size="card">
            {t("contact.title")}
          </Heading>
          <ContactLines>
            {contact.phone && <PhoneLine label={t("contact.phone")} number={contact.phone} />}
            {contact.whatsapp && <WhatsAppLine label={t("contact.whatsapp")} number={contact.whatsapp} />}
            <MailLine label={t("contact.email")} address={contact.email} />
          </ContactLines>
        </Card>
      </TextColumn>
    </>
  );
}

/** With script the reader keeps their place; without, the browser reloads the page. */
function LookAgain({ to }: { to: string }) {
  const navigate = useNavigate();
  const hasScripts = useRootData()?.hasScripts;
  const { key, state } = useLocation();
  const staysAt: string = state?.staysAt ?? key;
  useEffect(() => {
    const look = () => navigate(to, { replace: true, state: { staysAt } });
    const timer = setTimeout(look, limits.unitPollSeconds * 1000);
    return () => clearTimeout(timer);
  }, [to, navigate, staysAt]);
  const refresh = <meta httpEquiv="refresh" content={`${limits.unitPollSeconds};url=${to}`} />;
  return hasScripts ? <noscript>{refresh}</noscript> : refresh;
}
