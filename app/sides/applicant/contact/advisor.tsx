import type { LoaderFunctionArgs } from "@remix-run/node";
import { useLoaderData } from "@remix-run/react";
import { requireApplicant } from "#app/auth/require-applicant.server.ts";
import { useT } from "#app/i18n/I18n.tsx";
import { json } from "#app/json.server.ts";
import { page } from "#app/page.ts";
import { ButtonLink } from "#app/ui/Button.tsx";
import { Card } from "#app/ui/Card.tsx";
import { Heading } from "#app/ui/Heading.tsx";
import { Halved } from "#app/ui/Layout.tsx";
import { usePaths } from "#app/use-paths.ts";
import { limits } from "#contract/limits.ts";
import { AdvisorCard } from "../home/AdvisorCard.tsx";
import { applicantPaths } from "../paths.ts";
import { fetchUnit } from "../steps/answers.server.ts";
import { ContactPage } from "./ContactPage.tsx";

export const handle = page({ words: ["advisorContact", "advisorCard", "contact"], accent: "teal" });

export async function loader({ context }: LoaderFunctionArgs) {
  const account = await requireApplicant(context);
  const { unit } = await fetchUnit(context, account);
  return json({ contact: unit.advisor ?? context.settings.fallbackContact });
}

export default function AdvisorContact() {
  const t = useT();
  const paths = usePaths(applicantPaths);
  const { contact } = useLoaderData<typeof loader>();
  return (
    <ContactPage current="advisor">
      <Halved>
        <AdvisorCard of={contact} reply={t("advisorCard:reply", { hours: limits.advisorReplyHours })} />
        <Card>
          <Heading level={2} size="card">
            {t("write.heading")}
          </Heading>
          <p>{t("write.text")}</p>
          <p>
            <ButtonLink to={paths.support}>{t("write.link")}</ButtonLink>
          </p>
        </Card>
      </Halved>
    </ContactPage>
  );
}
