import type { ActionFunctionArgs, LoaderFunctionArgs } from "@remix-run/node";
import { useLoaderData } from "@remix-run/react";
import { ActForm } from "#app/forms/ActForm.tsx";
import { newFormKey } from "#app/forms/form.server.ts";
import { SubmitButton } from "#app/forms/SubmitButton.tsx";
import { submit } from "#app/forms/submit.server.ts";
import { useT } from "#app/i18n/I18n.tsx";
import { json } from "#app/json.server.ts";
import { redirectWithNotice } from "#app/notice.server.ts";
import { formPage } from "#app/page.ts";
import { pathsOf } from "#app/paths.ts";
import { Heading } from "#app/ui/Heading.tsx";
import { Hidden } from "#app/ui/Hidden.tsx";
import { Wrap } from "#app/ui/Layout.tsx";
import { Rows } from "#app/ui/Rows.tsx";
import { Text } from "#app/ui/Text.tsx";
import { TextLink } from "#app/ui/TextLink.tsx";
import { usePaths } from "#app/use-paths.ts";
import { company as calls } from "#contract/calls/company.ts";
import { ListPager } from "../../shared/lists/ListPager.tsx";
import { OpeningBand } from "../job-openings/OpeningBand.tsx";
import { OpeningTabs } from "../job-openings/OpeningTabs.tsx";
import { requireApplicants } from "../job-openings/opening.server.ts";
import { Refused } from "../job-openings/Refused.tsx";
import { companyPaths } from "../paths.ts";
import { WhoCan } from "../WhoCan.tsx";
import { nameInWords } from "./in-words.ts";
import { fetchApplicants } from "./list.server.ts";
import { dismissedPlace } from "./place.ts";
import { RecommendedRow } from "./RecommendedRow.tsx";
import { dismissalForm } from "./recommended.form.server.ts";

const { placeIn, placeWith } = dismissedPlace;

export const handle = formPage({ words: ["applicantLists", "companyOpening", "answers", "software", "lists"] });

export async function loader(args: LoaderFunctionArgs) {
  const reader = await requireApplicants(args);
  const { page } = placeIn(args.request.url);
  const found = await fetchApplicants(args.context, reader, { view: "dismissed", page });
  return json({ ...found, page, key: newFormKey() });
}

/** Lets somebody be recommended again. */
export async function action(args: ActionFunctionArgs) {
  const { context } = args;
  const { of } = await requireApplicants(args);
  return submit(args, dismissalForm, async ({ accountId }, { key }) => {
    await context.api(calls.restoreApplicant, { params: { ...of, accountId } }, key);
    const list = pathsOf(context, companyPaths).dismissed(of.jobOpeningId);
    return redirectWithNotice(context, list, { key: "applicantLists:notice.restored" });
  });
}

export default function Dismissed() {
  const t = useT();
  const { jobOpening, items, total, page, next, mayEdit, mayAct, key } = useLoaderData<typeof loader>();
  const paths = usePaths(companyPaths);
  const { id } = jobOpening;
  return (
    <>
      <OpeningBand opening={jobOpening} mayEdit={mayEdit} />
      <Wrap>
        <OpeningTabs of={jobOpening} current="recommended" />
        <Refused />
        <section className="stack">
          <Heading level={2}>{t("left.title")}</Heading>
          <Text muted>{t(total > 0 ? "left.text" : "left.nobody")}</Text>
          {items.length > 0 && (
            <Rows>
              {items.map((applicant) => (
                <RecommendedRow key={applicant.accountId} of={applicant} jobOpeningId={id}>
                  {mayAct && (
                    <ActForm formKey={key} fields={{ formId: "dismissal", accountId: applicant.accountId }}>
                      <SubmitButton>
                        {t("left.restore")}
                        <Hidden>{`: ${nameInWords(t, applicant)}`}</Hidden>
                      </SubmitButton>
                    </ActForm>
                  )}
                </RecommendedRow>
              ))}
            </Rows>
          )}
          <p>
            <TextLink to={paths.jobOpening(id)}>{t("nobody.recommended")}</TextLink>
          </p>
        </section>
        <ListPager
          page={page}
          next={next}
          at={(number) => placeWith(paths.dismissed(id), { page: number })}
          position={t("page", { page })}
        />
        {!mayAct && items.length > 0 && <WhoCan>{t("whoActs")}</WhoCan>}
      </Wrap>
    </>
  );
}
