import type { ActionFunctionArgs, LoaderFunctionArgs } from "@remix-run/node";
import { useLoaderData } from "@remix-run/react";
import { newFormKey } from "#app/forms/form.server.ts";
import { submit } from "#app/forms/submit.server.ts";
import { useT } from "#app/i18n/I18n.tsx";
import { json } from "#app/json.server.ts";
import { redirectWithNotice } from "#app/notice.server.ts";
import { formPage } from "#app/page.ts";
import { pathsOf } from "#app/paths.ts";
import { Heading } from "#app/ui/Heading.tsx";
import { company as calls } from "#contract/calls/company.ts";
import { companyPaths } from "../paths.ts";
import { closeForm } from "./close-job-opening.form.server.ts";
import { questionTitleOf, requireOpening } from "./opening.server.ts";
import { PeopleTold } from "./PeopleTold.tsx";
import { Question } from "./Question.tsx";

export const handle = formPage({ words: ["closeJobOpening", "peopleTold", "companyOpening"] });

export async function loader(args: LoaderFunctionArgs) {
  const { of: params, may } = await requireOpening(args);
  const opening = await args.context.api(calls.fetchPeopleInTouch, { params });
  const mayEdit = may(calls.changeJobOpening, opening);
  return json(
    { pageTitle: questionTitleOf(opening), opening, mayEdit, key: newFormKey() },
    { status: mayEdit ? 200 : 403 },
  );
}

export async function action(args: ActionFunctionArgs) {
  const { context } = args;
  const { of: params } = await requireOpening(args);
  return submit(args, closeForm, async ({ endedApplications = [] }, { key }) => {
    const { inTouch } = await context.api(calls.fetchPeopleInTouch, { params });
    await context.api(calls.changeJobOpening, { params, body: { status: "closed", endedApplications } }, key);
    const notice = { key: `companyOpening:notice.${inTouch.length > 0 ? "closed" : "closedAlone"}` };
    return redirectWithNotice(context, pathsOf(context, companyPaths).openingOverview(params.jobOpeningId), notice);
  });
}

export default function CloseJobOpening() {
  const t = useT();
  const { opening, mayEdit, key } = useLoaderData<typeof loader>();
  const { inTouch: people } = opening;
  const isPossible = opening.status !== "draft" && opening.status !== "closed";
  return (
    <Question
      opening={opening}
      mayEdit={mayEdit}
      isPossible={isPossible}
      formKey={key}
      shown={{ endedApplications: people.map(({ matchId }) => matchId).join(",") }}
    >
      <section className="stack">
        <Heading level={2}>{people.length > 0 ? t("told", { count: people.length }) : t("nobody")}</Heading>
        <PeopleTold people={people} />
        <p>{t("stays")}</p>
      </section>
    </Question>
  );
}
