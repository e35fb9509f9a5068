import type { ActionFunctionArgs, LoaderFunctionArgs } from "@remix-run/node";
import { useLoaderData } from "@remix-run/react";
import { newFormKey, openForm } from "#app/forms/form.server.ts";
import { useT } from "#app/i18n/I18n.tsx";
import { json } from "#app/json.server.ts";
import { formPage } from "#app/page.ts";
import { History } from "#app/sides/shared/history/History.tsx";
import { OpeningFacts } from "#app/sides/shared/job-openings/OpeningFacts.tsx";
import { WithAside, Wrap } from "#app/ui/Layout.tsx";
import { applicant } from "#contract/calls/applicant.ts";
import { act } from "./act.server.ts";
import { stateOf, versionsOf } from "./acts.ts";
import { Changed } from "./Changed.tsx";
import { CompanyPortrait } from "./CompanyPortrait.tsx";
import { DueAct } from "./DueAct.tsx";
import { distanceInWords, fitInWords, skillsInWords } from "./in-words.ts";
import { interviewForm } from "./job-opening.form.server.ts";
import { noteVisit } from "./note-visit.server.ts";
import { fetchOpening, requireMatching } from "./opening.server.ts";
import { PartBand } from "./PartBand.tsx";
import { useViewed } from "./use-viewed.ts";

export const handle = formPage({
  words: ["jobOpening", "history", "openingFacts", "matching", "software", "steps"],
  accent: "blue",
});

export async function loader({ context, params: { jobOpeningId: id = "" } }: LoaderFunctionArgs) {
  const reader = await requireMatching(context, id);
  const [opening, history] = await Promise.all([
    fetchOpening(context, id, reader),
    context.api(applicant.fetchMatchHistory, { params: { jobOpeningId: id } }),
  ]);
  return json({
    pageTitle: opening.title,
    opening,
    history,
    now: new Date().toISOString(),
    form: await openForm(context, { id: "interview", schema: interviewForm, versions: versionsOf(opening) }),
    key: newFormKey(),
  });
}

export async function action(args: ActionFunctionArgs) {
  const { context, params } = args;
  const account = await requireMatching(context, params.jobOpeningId);
  await noteVisit(context, account);
  return act(args, params.jobOpeningId ?? "");
}

export default function JobOpening() {
  const t = useT();
  const { opening, history, now, form, key } = useLoaderData<typeof loader>();
  useViewed(opening);
  const reasons = [...fitInWords(t, opening), ...skillsInWords(t, opening)];
  return (
    <>
      <PartBand
        title={<bdi lang="de">{opening.title}</bdi>}
        lead={t("matching:at", { company: opening.company.name, place: opening.practicePlace })}
      />
      <Wrap>
        <Changed form={stateOf(opening) === "awaiting_interview_schedule" ? form.id : undefined} />
        <WithAside
          aside={
            history.length > 0 && (
              <History
                changes={history}
                opening={opening}
                reader="applicant"
                names={{ applicant: t("history.you"), company: opening.company.name }}
                legend={t("history.legend")}
              />
            )
          }
        >
          <DueAct opening={opening} history={history} now={now} form={form} formKey={key} />
          <OpeningFacts opening={opening} forReader={{ distance: distanceInWords(t, opening)[0]?.words, reasons }} />
          <CompanyPortrait company={opening.company} />
        </WithAside>
      </Wrap>
    </>
  );
}
