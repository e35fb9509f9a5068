import type { LoaderFunctionArgs } from "@remix-run/node";
import { useLoaderData } from "@remix-run/react";
import { activeCompanyOf } from "#app/auth/active-company.server.ts";
import { requireCompanyUser } from "#app/auth/require-colleague.server.ts";
import { useT } from "#app/i18n/I18n.tsx";
import { json } from "#app/json.server.ts";
import { page } from "#app/page.ts";
import { Fact, Facts } from "#app/ui/Facts.tsx";
import { Heading } from "#app/ui/Heading.tsx";
import { TextLink } from "#app/ui/TextLink.tsx";
import { usePaths } from "#app/use-paths.ts";
import { OfferExport } from "../../shared/my-data/OfferExport.tsx";
import { companyPaths } from "../paths.ts";
import { ProfilePage } from "../profile/ProfilePage.tsx";

export const handle = page({ words: ["companyMyData", "ownExport"] });

/** For company users, also without a company. */
export async function loader({ context }: LoaderFunctionArgs) {
  const active = await activeCompanyOf(context, await requireCompanyUser(context));
  return json({ hasCompany: active !== undefined && !active.isLocked });
}

const kinds = ["person", "companies", "requests", "documents", "choices", "account"] as const;

export default function MyData() {
  const t = useT();
  const paths = usePaths(companyPaths);
  const { hasCompany } = useLoaderData<typeof loader>();
  return (
    <ProfilePage current="myData" hasCompany={hasCompany}>
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
      <OfferExport address={paths.exportData}>{t("export.text")}</OfferExport>
      <section className="stack">
        <Heading level={2}>{t("deletion.heading")}</Heading>
        <p>
          {t("deletion.text")} <TextLink to={paths.deleteAccess}>{t("deletion.link")}</TextLink>
        </p>
      </section>
    </ProfilePage>
  );
}
