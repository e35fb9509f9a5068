import type { ActionFunctionArgs, LoaderFunctionArgs } from "@remix-run/node";
import { useLoaderData } from "@remix-run/react";
import { TextField } from "#app/forms/fields/TextField.tsx";
import { usePortalForm } from "#app/forms/use-portal-form.ts";
import { formPage } from "#app/page.ts";
import { company as calls } from "#contract/calls/company.ts";
import { InterviewDateFields } from "../applicant-acts/InterviewDateFields.tsx";
import { datesIn, interviewForm } from "../applicant-acts/interview.form.server.ts";
import { suggestedDates } from "../applicant-acts/suggested-dates.server.ts";
import { ChosenPage } from "./ChosenPage.tsx";
import { actOnChosen, openChosen } from "./chosen.server.ts";

export const handle = formPage({ words: ["inviteChosen", "arrangeInterview", "applicantLists", "answers"] });

export const loader = (args: LoaderFunctionArgs) =>
  openChosen(args, { event: "arrange-interview", schema: interviewForm, values: suggestedDates(null) });

export const action = (args: ActionFunctionArgs) =>
  actOnChosen(args, interviewForm, "inviteChosen", (matchId, version, answers, key) => {
    const body = { interviewDateSuggestions: datesIn(answers), place: answers.place, version };
    return args.context.api(calls.arrangeInterview, { params: { matchId }, body }, key);
  });

export default function InviteChosen() {
  const { form, ...chosen } = useLoaderData<typeof loader>();
  const interview = usePortalForm(form);
  return (
    <ChosenPage of={interview} chosen={chosen} kind="primary">
      <InterviewDateFields of={interview.fields.interviewDateSuggestions} />
      <TextField of={interview.fields.place} />
    </ChosenPage>
  );
}
