import type { ActionFunctionArgs, LoaderFunctionArgs } from "@remix-run/node";
import { useLoaderData } from "@remix-run/react";
import { openForm } from "#app/forms/form.server.ts";
import { actForm } from "#app/forms/pieces.server.ts";
import { postOf, submit } from "#app/forms/submit.server.ts";
import { useT } from "#app/i18n/I18n.tsx";
import { json } from "#app/json.server.ts";
import { redirectWithNotice } from "#app/notice.server.ts";
import { formPage } from "#app/page.ts";
import { pathsOf } from "#app/paths.ts";
import { Band } from "#app/ui/Band.tsx";
import { WithAside, Wrap } from "#app/ui/Layout.tsx";
import { TextLink } from "#app/ui/TextLink.tsx";
import { usePaths } from "#app/use-paths.ts";
import { company as calls } from "#contract/calls/company.ts";
import { requireApplicants } from "../job-openings/opening.server.ts";
import { Refused } from "../job-openings/Refused.tsx";
import { companyPaths } from "../paths.ts";
import { WhoCan } from "../WhoCan.tsx";
import { Act } from "./Act.tsx";
import { Advisor } from "./Advisor.tsx";
import { dueOf, isTakenBack, stateOf } from "./due.ts";
import { Papers } from "./Papers.tsx";
import { Sides } from "./Sides.tsx";
import { signForm } from "./sign.form.server.ts";

export const handle = formPage({
  words: ["companyContract", "contractSteps", "documentKinds", "openingFacts", "companyOpening"],
});

const page = { key: "page" };

export async function loader(args: LoaderFunctionArgs) {
  const { context, params } = args;
  const { may, of } = await requireApplicants(args, calls.fetchContract);
  const { accountId = "" } = params;
  const place = { jobOpeningId: of.jobOpeningId, accountId };
  if (!may(calls.fetchContract)) return json({ pageTitle: [page], ...place, seen: null }, { status: 403 });
  const seen = await context.api(calls.fetchContract, { params: { ...of, accountId } });
  const contract = seen.standing?.contract;
  return json({
    pageTitle: [page, seen.applicant.name],
    ...place,
    seen: {
      contract: seen,
      mayRequest: may(calls.requestContract),
      maySign: may(calls.signContract),
      mayEditOpening: may(calls.changeJobOpening),
      form: await openForm(context, {
        id: "signature",
        schema: signForm,
        versions: contract ? { contract: contract.version } : {},
      }),
    },
  });
}

/** Requests the contract or says that it is signed. */
export async function action(args: ActionFunctionArgs) {
  const { context, params: named } = args;
  const { of } = await requireApplicants(args, calls.fetchContract);
  const params = { ...of, accountId: named.accountId ?? "" };
  const done = (key: string) =>
    redirectWithNotice(context, pathsOf(context, companyPaths).contract(params.jobOpeningId, params.accountId), {
      key: `companyContract:notice.${key}`,
    });
  if (postOf(context).intent === "request")
    return submit(args, actForm, async (_, { key }) => {
      await context.api(calls.requestContract, { params }, key);
      return done("requested");
    });
  return submit(args, signForm, async (_, { key, versions }) => {
    await context.api(calls.signContract, { params, body: { version: versions.contract } }, key);
    return done("signed");
  });
}

export default function ContractPage() {
  const t = useT();
  const paths = usePaths(companyPaths);
  const { seen, jobOpeningId, accountId } = useLoaderData<typeof loader>();
  const back = (label: string) => <TextLink to={paths.applicant(jobOpeningId, accountId)}>{label}</TextLink>;
  if (!seen)
    return (
      <>
        <Band crumb={{ group: back(t("toApplication")) }} title={t("page")} />
        <Wrap>
          <WhoCan>{t("who.sees")}</WhoCan>
        </Wrap>
      </>
    );
  const { contract, mayRequest, maySign } = seen;
  const { standing, applicant, advisor, jobOpening } = contract;
  const state = stateOf(contract);
  const due = dueOf(state);
  const mayAct = due === "request" ? mayRequest : due === "sign" && maySign;
  const { name } = applicant;
  return (
    <>
      <Band
        group={state === "enrolled" ? 4 : 3}
        crumb={{ group: back(`${name}, ${jobOpening.course}`) }}
        title={mayAct ? t(`title.${due}`) : t(`title.${state}`, { name })}
        lead={t(`lead.${isTakenBack(contract) ? "takenBack" : state}`, { name })}
      />
      <Wrap>
        {/* The form of the signature has a summary of its own. */}
        {!(due === "sign" && mayAct) && <Refused />}
        <WithAside
          aside={
            standing && (
              <>
                <Papers of={standing.papers} name={name} jobOpeningId={jobOpeningId} accountId={accountId} />
                {advisor && <Advisor of={advisor} campus={jobOpening.campus} />}
              </>
            )
          }
        >
          <Act state={state} mayAct={mayAct} {...seen} />
          {standing && <Sides of={{ ...contract, standing }} />}
        </WithAside>
      </Wrap>
    </>
  );
}
