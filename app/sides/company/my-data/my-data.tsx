import { json, type LoaderFunctionArgs } from "@remix-run/node";
import { requireCompanyUser } from "#app/auth/require-colleague.server.ts";
import { useT } from "#app/i18n/I18n.tsx";
import { page } from "#app/page.ts";
import { ButtonLink } from "#app/ui/Button.tsx";
import { Fact, Facts } from "#app/ui/Facts.tsx";
import { Heading } from "#app/ui/Heading.tsx";
import { Actions } from "#app/ui/Layout.tsx";
import { TextLink } from "#app/ui/TextLink.tsx";
import { usePaths } from "#app/use-paths.ts";
import { companyPaths } from "../paths.ts";
import { ProfilePage } from "../profile/ProfilePage.tsx";

export const handle = page({ words: ["companyMyData"] });

/** For company users, also without a company. */
export async function loader({ context }: LoaderFunctionArgs) {
  await requireCompanyUser(context);
  return json({});
}

const kinds = ["person", "companies", "requests", "documents", "choices", "account"] as const;

export default function MyData() {
  const t = useT();
  const paths = usePaths(companyPaths);
  return (
    <ProfilePage current="myData">
      <section>
        <Heading level={2}>{t("stored.heading")}</Heading>
        <Facts>
          {kinds.map((kind) => (
            <Fact key={kind} label={t(`stored.${kind}.label`)}>
              {t(`stored.${kind}.text`)}
            </Fact>
          ))}
        </Facts>
      </section>
      <section className="stack">
        <Heading level={2}>{t("export.heading")}</Heading>
        <p>{t("export.text")}</p>
        <Actions>
          <ButtonLink to={paths.exportData} reloadDocument>
            {t("export.link")}
          </ButtonLink>
        </Actions>
      </section>
      <section className="stack">
        <Heading level={2}>{t("deletion.heading")}</Heading>
        <p>
          {t("deletion.text")} <TextLink to={paths.deleteAccess}>{t("deletion.link")}</TextLink>
        </p>
      </section>
    </ProfilePage>
  );
}
