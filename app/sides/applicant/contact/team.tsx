import type { LoaderFunctionArgs } from "@remix-run/node";
import { useLoaderData } from "@remix-run/react";
import { requireApplicant } from "#app/auth/require-applicant.server.ts";
import { useT } from "#app/i18n/I18n.tsx";
import { json } from "#app/json.server.ts";
import { page } from "#app/page.ts";
import { Card } from "#app/ui/Card.tsx";
import { Fact, Facts } from "#app/ui/Facts.tsx";
import { Heading } from "#app/ui/Heading.tsx";
import { Column } from "#app/ui/Layout.tsx";
import { ContactLine, ContactLines, MailLine, PhoneLine } from "#app/ui/Person.tsx";
import { TextLink } from "#app/ui/TextLink.tsx";
import { usePaths } from "#app/use-paths.ts";
import { applicantPaths } from "../paths.ts";
import { fetchUnit } from "../steps/answers.server.ts";
import { ContactPage } from "./ContactPage.tsx";

export const handle = page({ words: ["team", "contact"], accent: "teal" });

export async function loader({ context }: LoaderFunctionArgs) {
  const account = await requireApplicant(context);
  const { application } = await fetchUnit(context, account);
  return json({ campus: application.campus });
}

const people = ["advice", "matching", "campus"] as const;

export default function Team() {
  const t = useT();
  const paths = usePaths(applicantPaths);
  const { campus } = useLoaderData<typeof loader>();
  return (
    <ContactPage current="team">
      <Column>
        <Card>
          <Heading level={2} size="card">
            {campus ? t("campus.title", { name: campus.name }) : t("none.title")}
          </Heading>
          {campus ? (
            <ContactLines>
              <ContactLine icon="place">
                <bdi>{campus.city}</bdi>
              </ContactLine>
              <PhoneLine label={t("campus.phone")} number={campus.phone} />
              <MailLine label={t("campus.email")} address={campus.email} />
            </ContactLines>
          ) : (
            <p>
              {t("none.text")} <TextLink to={paths.studyInfo}>{t("none.link")}</TextLink>
            </p>
          )}
        </Card>
        <section>
          <Heading level={2}>{t("people.heading")}</Heading>
          <Facts>
            {people.map((name) => (
              <Fact key={name} label={t(`people.${name}.name`)}>
                {t(`people.${name}.text`)}
              </Fact>
            ))}
          </Facts>
        </section>
      </Column>
    </ContactPage>
  );
}
