import type { ActionFunctionArgs, LoaderFunctionArgs } from "@remix-run/node";
import { useLoaderData } from "@remix-run/react";
import { newFormKey } from "#app/forms/form.server.ts";
import { actForm } from "#app/forms/pieces.server.ts";
import { submit } from "#app/forms/submit.server.ts";
import { json } from "#app/json.server.ts";
import { redirectWithNotice } from "#app/notice.server.ts";
import { formPage } from "#app/page.ts";
import { pathsOf } from "#app/paths.ts";
import { Stack, WithAside, Wrap } from "#app/ui/Layout.tsx";
import { company as calls } from "#contract/calls/company.ts";
import { publicCalls } from "#contract/calls/public.ts";
import { gapsOf } from "../manage/gaps.ts";
import { companyPaths } from "../paths.ts";
import { Acts } from "./Acts.tsx";
import { OpeningBand } from "./OpeningBand.tsx";
import { OpeningHistory } from "./OpeningHistory.tsx";
import { OpeningTabs } from "./OpeningTabs.tsx";
import { Overview } from "./Overview.tsx";
import { requireOpening } from "./opening.server.ts";
import { Refused } from "./Refused.tsx";

export const handle = formPage({ words: ["companyOpening", "openingFacts", "manageFinish", "manage"] });

export async function loader(args: LoaderFunctionArgs) {
  const { context } = args;
  const { of: params, may } = await requireOpening(args);
  const opening = await context.api(calls.fetchJobOpening, { params });
  const isDraft = opening.status === "draft";
  return json({
    pageTitle: opening.title ?? { key: "untitled" },
    opening,
    gaps: isDraft ? gapsOf(opening, await context.api(publicCalls.fetchStudyOptions), new Date()) : [],
    mayEdit: may(calls.changeJobOpening, opening),
    mayCopy: may(calls.copyJobOpening),
    key: newFormKey(),
  });
}

export async function action(args: ActionFunctionArgs) {
  const { context } = args;
  const { of: params } = await requireOpening(args);
  return submit(args, actForm, async (_, { key }) => {
    const copy = await context.api(calls.copyJobOpening, { params }, key);
    return redirectWithNotice(context, pathsOf(context, companyPaths).manageStudy(copy.id), {
      key: "companyOpening:notice.copied",
    });
  });
}

export default function OpeningOverview() {
  const { opening, gaps, mayEdit, mayCopy, key } = useLoaderData<typeof loader>();
  return (
    <>
      <OpeningBand opening={opening} mayEdit={mayEdit} />
      <Wrap>
        <OpeningTabs of={opening} current="overview" />
        <Refused />
        <WithAside
          aside={
            <Stack of="sections">
              <Acts opening={opening} mayEdit={mayEdit} mayCopy={mayCopy} formKey={key} />
              <OpeningHistory of={opening.history} />
            </Stack>
          }
        >
          <Overview opening={opening} gaps={gaps} />
        </WithAside>
      </Wrap>
    </>
  );
}
