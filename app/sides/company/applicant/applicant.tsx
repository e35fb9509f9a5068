import type { ActionFunctionArgs, LoaderFunctionArgs } from "@remix-run/node";
import { useLoaderData } from "@remix-run/react";
import { submit } from "#app/forms/submit.server.ts";
import { useFormKey } from "#app/forms/use-form-key.ts";
import { useT } from "#app/i18n/I18n.tsx";
import { json } from "#app/json.server.ts";
import { redirectWithNotice } from "#app/notice.server.ts";
import { formPage } from "#app/page.ts";
import { pathsOf } from "#app/paths.ts";
import { Stack, WithAside, Wrap } from "#app/ui/Layout.tsx";
import { usePaths } from "#app/use-paths.ts";
import { company as calls } from "#contract/calls/company.ts";
import { Comments } from "../../shared/comments/Comments.tsx";
import { History } from "../../shared/history/History.tsx";
import { companyPaths } from "../paths.ts";
import { ApplicantBand } from "./ApplicantBand.tsx";
import { applicantPage, requireApplicantAtOpening } from "./applicant-page.server.ts";
import { commentForm } from "./comment.form.server.ts";
import { DueAct } from "./DueAct.tsx";
import { calledName } from "./in-words.ts";
import { Seen } from "./Seen.tsx";

export const handle = formPage({
  words: [
    "companyApplicant",
    "companyMatch",
    "applicantActs",
    "comments",
    "history",
    "seenApplicant",
    "answers",
    "software",
    "documentKinds",
  ],
});

export const loader = async (args: LoaderFunctionArgs) => json(await applicantPage(args));

/** Adds a comment; what is decided about the applicant has pages of its own. */
export async function action(args: ActionFunctionArgs) {
  const { at } = await requireApplicantAtOpening(args);
  const { context } = args;
  return submit(args, commentForm, async (body, { key }) => {
    await context.api(calls.addComment, { params: at, body }, key);
    const page = pathsOf(context, companyPaths).applicant(at.jobOpeningId, at.accountId);
    return redirectWithNotice(context, page, { key: "companyComment:notice.added" });
  });
}

export default function ApplicantAtOpening() {
  const t = useT();
  const paths = usePaths(companyPaths);
  const { jobOpening, applicant, names, comments, commentState, ...due } = useLoaderData<typeof loader>();
  const name = calledName(t, applicant);
  return (
    <>
      <ApplicantBand applicant={applicant} jobOpening={jobOpening} />
      <Wrap>
        <WithAside
          aside={
            <Stack of="sections">
              {"history" in applicant && (
                <History
                  changes={applicant.history}
                  opening={jobOpening}
                  reader="company"
                  names={{ applicant: name, company: t("history.us") }}
                  legend={t("history.legend", { name })}
                />
              )}
              <Comments
                key={useFormKey(commentState)}
                of={comments}
                form={commentState}
                changeAt={(id) => paths.changeComment(due.at.jobOpeningId, due.at.accountId, id)}
                deleteAt={(id) => paths.deleteComment(due.at.jobOpeningId, due.at.accountId, id)}
                readBy={t("comments.private")}
                formerAuthor={t("company:formerColleague")}
              />
            </Stack>
          }
        >
          <DueAct {...due} jobOpening={jobOpening} name={name} />
          {applicant.acquaintance !== "ended" && names && <Seen applicant={applicant} names={names} at={due.at} />}
        </WithAside>
      </Wrap>
    </>
  );
}
