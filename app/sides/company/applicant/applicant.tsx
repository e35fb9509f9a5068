import { json, type LoaderFunctionArgs } from "@remix-run/node";
import { useLoaderData } from "@remix-run/react";
import { useT } from "#app/i18n/I18n.tsx";
import { formPage } from "#app/page.ts";
import { WithAside, Wrap } from "#app/ui/Layout.tsx";
import { History } from "../../shared/history/History.tsx";
import { ApplicantBand } from "./ApplicantBand.tsx";
import { applicantPage } from "./applicant-page.server.ts";
import { DueAct } from "./DueAct.tsx";
import { calledName } from "./in-words.ts";
import { Seen } from "./Seen.tsx";

export const handle = formPage({
  words: [
    "companyApplicant",
    "companyMatch",
    "applicantActs",
    "history",
    "seenApplicant",
    "answers",
    "software",
    "documentKinds",
  ],
});

export const loader = async (args: LoaderFunctionArgs) => json(await applicantPage(args));

export default function ApplicantAtOpening() {
  const t = useT();
  const { jobOpening, applicant, names, ...due } = useLoaderData<typeof loader>();
  const name = calledName(t, applicant);
  return (
    <>
      <ApplicantBand applicant={applicant} jobOpening={jobOpening} />
      <Wrap>
        <WithAside
          aside={
            "history" in applicant && (
              <History
                changes={applicant.history}
                opening={jobOpening}
                reader="company"
                names={{ applicant: name, company: t("history.us") }}
                legend={t("history.legend", { name })}
              />
            )
          }
        >
          <DueAct {...due} jobOpening={jobOpening} name={name} />
          {applicant.acquaintance !== "ended" && names && <Seen applicant={applicant} names={names} at={due.at} />}
        </WithAside>
      </Wrap>
    </>
  );
}
