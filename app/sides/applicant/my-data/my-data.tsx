import { type ActionFunctionArgs, type LoaderFunctionArgs, redirect } from "@remix-run/node";
import { useLoaderData } from "@remix-run/react";
import { requireApplicant } from "#app/auth/require-applicant.server.ts";
import { postOf } from "#app/forms/submit.server.ts";
import { unlessRefused } from "#app/forms/unless-refused.server.ts";
import { useT } from "#app/i18n/I18n.tsx";
import { json } from "#app/json.server.ts";
import { redirectWithNotice } from "#app/notice.server.ts";
import { page } from "#app/page.ts";
import { pathsOf } from "#app/paths.ts";
import { Fact, Facts } from "#app/ui/Facts.tsx";
import { Heading } from "#app/ui/Heading.tsx";
import { TextLink } from "#app/ui/TextLink.tsx";
import { usePaths } from "#app/use-paths.ts";
import { applicant } from "#contract/calls/applicant.ts";
import { isUnderWay } from "#domain/stage.ts";
import { OfferExport } from "../../shared/my-data/OfferExport.tsx";
import { applicantPaths } from "../paths.ts";
import { ProfilePage } from "../profile/ProfilePage.tsx";
import { CompanyLooks } from "./CompanyLooks.tsx";
import { DeletionState } from "./DeletionState.tsx";
import { ResetForm } from "./ResetForm.tsx";

export const handle = page({ words: ["myData", "ownExport", "profile"] });

export async function loader({ context }: LoaderFunctionArgs) {
  const { units, deletionDueOn: dueOn } = await requireApplicant(context);
  const mayWithdraw = units.some(({ stage }) => isUnderWay(stage));
  const looks = await context.api(applicant.fetchCompanyLooks);
  return json({ dueOn, mayWithdraw, looks, isDemo: context.settings.hasDemoData });
}

/** Revokes a deletion, or resets a person of the demo, who then signs in again. */
export async function action({ context }: ActionFunctionArgs) {
  await requireApplicant(context);
  const paths = pathsOf(context, applicantPaths);
  const { intent } = postOf(context);
  if (intent === "reset") {
    const renamed = { codes: [422], to: paths.myData, notice: "myData:notice.notReset" };
    return unlessRefused(context, renamed, async () => {
      await context.api(applicant.resetMe);
      return redirect(paths.home, { status: 303, headers: { "Set-Cookie": await context.session.end() } });
    });
  }
  if (intent !== "keep") throw new Response(null, { status: 400 });
  await context.api(applicant.cancelDeletion);
  return redirectWithNotice(context, paths.myData, { key: "myData:notice.kept" });
}

const kinds = ["answers", "documents", "applications", "questions", "consents", "notes", "account"] as const;

export default function MyData() {
  const t = useT();
  const paths = usePaths(applicantPaths);
  const { dueOn, mayWithdraw, looks, isDemo } = useLoaderData<typeof loader>();
  return (
    <ProfilePage current="data">
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
      <CompanyLooks of={looks} />
      <OfferExport address={paths.exportData}>{t("export.text")}</OfferExport>
      <section className="stack">
        <Heading level={2}>{t("portfolio.heading")}</Heading>
        <p>
          {t("portfolio.text")} <TextLink to={paths.portfolio}>{t("portfolio.link")}</TextLink>
        </p>
      </section>
      {mayWithdraw && (
        <section className="stack">
          <Heading level={2}>{t("withdraw.heading")}</Heading>
          <p>
            {t("withdraw.text")} <TextLink to={paths.withdraw}>{t("withdraw.link")}</TextLink>
          </p>
        </section>
      )}
      <DeletionState dueOn={dueOn} />
      {isDemo && <ResetForm />}
    </ProfilePage>
  );
}
