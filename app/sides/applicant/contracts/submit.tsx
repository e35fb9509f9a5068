import { type ActionFunctionArgs, type LoaderFunctionArgs, redirect } from "@remix-run/node";
import { useLoaderData } from "@remix-run/react";
import { requireApplicant } from "#app/auth/require-applicant.server.ts";
import { Form } from "#app/forms/Form.tsx";
import { openForm } from "#app/forms/form.server.ts";
import { actForm } from "#app/forms/pieces.server.ts";
import { SubmitButton } from "#app/forms/SubmitButton.tsx";
import { submit } from "#app/forms/submit.server.ts";
import { usePortalForm } from "#app/forms/use-portal-form.ts";
import { formatDay } from "#app/i18n/format.ts";
import { useT } from "#app/i18n/I18n.tsx";
import { json } from "#app/json.server.ts";
import { redirectWithNotice } from "#app/notice.server.ts";
import { formPage } from "#app/page.ts";
import { pathsOf } from "#app/paths.ts";
import { Band } from "#app/ui/Band.tsx";
import { ButtonLink } from "#app/ui/Button.tsx";
import { Heading } from "#app/ui/Heading.tsx";
import { Actions, TextColumn } from "#app/ui/Layout.tsx";
import { usePaths } from "#app/use-paths.ts";
import { applicant } from "#contract/calls/applicant.ts";
import { limits } from "#contract/limits.ts";
import { contractStatusAfter, reviewedBy } from "#domain/contract-status.ts";
import { submissionObjections } from "#domain/contract-submission.ts";
import { contractNeeds } from "#domain/document-needs.ts";
import { Needs } from "../documents/Needs.tsx";
import { applicantPaths } from "../paths.ts";
import { fetchAnswers } from "../steps/answers.server.ts";

export const handle = formPage({
  words: ["submitContract", "contractDocuments", "documents", "documentKinds", "steps"],
  accent: "green",
  isCounted: false,
});

/** The page that lists what is to be handed in; when nothing can be, the group's end says why. */
export async function loader({ context }: LoaderFunctionArgs) {
  const answers = await fetchAnswers(context, await requireApplicant(context));
  const { contract } = answers.unit;
  const isPossible =
    contractStatusAfter(contract?.status ?? null, "submit", "applicant") &&
    Object.keys(submissionObjections(answers)).length === 0;
  if (!isPossible) throw redirect(pathsOf(context, applicantPaths).contractsDone);
  const versions = { contract: contract?.version ?? 0 };
  return json({
    form: await openForm(context, { id: "submit-contract", schema: actForm, versions }),
    needs: contractNeeds(answers).filter(({ state }) => state !== "optional"),
    until: reviewedBy(answers.now.toISOString()),
  });
}

export async function action(args: ActionFunctionArgs) {
  const { context } = args;
  await requireApplicant(context);
  return submit(args, actForm, async (_, { key, versions }) => {
    await context.api(applicant.submitContractDocuments, { body: { version: versions.contract } }, key);
    return redirectWithNotice(context, pathsOf(context, applicantPaths).contractsDone, {
      key: "contractProgress:notice.submitted",
    });
  });
}

export default function SubmitContract() {
  const t = useT();
  const paths = usePaths(applicantPaths);
  const { form, needs, until } = useLoaderData<typeof loader>();
  return (
    <>
      <Band group={4} crumb={{ group: t("steps:group.applicant.contracts") }} title={t("title")} lead={t("lead")} />
      <TextColumn>
        <Needs of={needs} heading={t("needs.heading")} />
        <section className="stack">
          <Heading level={2}>{t("next")}</Heading>
          <ol className="stack">
            <li>{t("review", { days: limits.documentReviewDays, date: formatDay(until) })}</li>
            <li>{t("decision")}</li>
            <li>{t("signature")}</li>
          </ol>
        </section>
        <Form of={usePortalForm(form)}>
          <Actions>
            <SubmitButton kind="primary" busyLabel={t("sending")}>
              {t("submit")}
            </SubmitButton>{" "}
            <ButtonLink to={paths.contractDocuments}>{t("leave")}</ButtonLink>
          </Actions>
        </Form>
      </TextColumn>
    </>
  );
}
