import { type LoaderFunctionArgs, redirect } from "@remix-run/node";
import { useLoaderData } from "@remix-run/react";
import { useT } from "#app/i18n/I18n.tsx";
import { json } from "#app/json.server.ts";
import { page } from "#app/page.ts";
import { pathsOf } from "#app/paths.ts";
import { ButtonLink } from "#app/ui/Button.tsx";
import { Completion } from "#app/ui/Completion.tsx";
import { Heading } from "#app/ui/Heading.tsx";
import { TextColumn } from "#app/ui/Layout.tsx";
import { usePaths } from "#app/use-paths.ts";
import { company as calls } from "#contract/calls/company.ts";
import { nameOfPage, requireApplicantAtOpening } from "../applicant/applicant-page.server.ts";
import { calledName } from "../applicant/in-words.ts";
import { stateOf } from "../contract/due.ts";
import { companyPaths } from "../paths.ts";

export const handle = page({ words: ["applicantSuccess", "companyMatch"] });

/**
 * Until the applicant has accepted an offer, there is nothing to be glad about yet; once a contract is requested, its page
 * says what comes next.
 */
export async function loader(args: LoaderFunctionArgs) {
  const { context } = args;
  const { at, may } = await requireApplicantAtOpening(args);
  const { jobOpeningId, accountId } = at;
  const { match, applicant, jobOpening } = await context.api(calls.fetchStanding, { params: at });
  const { firstName, acquaintance } = applicant;
  const paths = pathsOf(context, companyPaths);
  if (acquaintance !== "contract") throw redirect(paths.applicant(jobOpeningId, accountId));
  if (may(calls.fetchContract) && stateOf(await context.api(calls.fetchContract, { params: at })) !== "none")
    throw redirect(paths.contract(jobOpeningId, accountId));
  const pageTitle = [{ key: "title" }, nameOfPage(applicant)];
  return json({ pageTitle, at, firstName, jobOpening, mayRequest: may(calls.requestContract), match });
}

export default function ApplicantSuccess() {
  const t = useT();
  const paths = usePaths(companyPaths);
  const { at, jobOpening, mayRequest, ...applicant } = useLoaderData<typeof loader>();
  const name = calledName(t, applicant);
  return (
    <>
      <Completion title={t("done", { name })} lead={t("lead", { name, opening: jobOpening.title })}>
        <ButtonLink kind="primary" to={paths.contract(at.jobOpeningId, at.accountId)}>
          {t("toContract")}
        </ButtonLink>
      </Completion>
      <TextColumn>
        <section className="stack">
          <Heading level={2}>{t("next.title")}</Heading>
          <ol className="stack">
            {(["request", "review", "sign", "enrol"] as const).map((step) => (
              <li key={step}>{t(`next.${step}`, { name })}</li>
            ))}
          </ol>
          {!mayRequest && <p>{t("whoRequests")}</p>}
        </section>
      </TextColumn>
    </>
  );
}
