import { type ActionFunctionArgs, json, type LoaderFunctionArgs, redirect } from "@remix-run/node";
import { useLoaderData, useSearchParams } from "@remix-run/react";
import { requireApplicant } from "#app/auth/require-applicant.server.ts";
import { ActForm } from "#app/forms/ActForm.tsx";
import { openForm } from "#app/forms/form.server.ts";
import type { FormState } from "#app/forms/form-state.ts";
import { SubmitButton } from "#app/forms/SubmitButton.tsx";
import { postOf, submit } from "#app/forms/submit.server.ts";
import { useFormKey } from "#app/forms/use-form-key.ts";
import { usePortalForm } from "#app/forms/use-portal-form.ts";
import { useT } from "#app/i18n/I18n.tsx";
import { formPage } from "#app/page.ts";
import { pathsOf } from "#app/paths.ts";
import { Band } from "#app/ui/Band.tsx";
import { Completion } from "#app/ui/Completion.tsx";
import { TextColumn } from "#app/ui/Layout.tsx";
import { FeedbackForm } from "../../shared/feedback/FeedbackForm.tsx";
import { feedbackForm, type Opinion } from "../../shared/feedback/feedback.form.server.ts";
import { applicantPaths } from "../paths.ts";
import { markGiven, sendOpinion } from "./send-opinion.server.ts";

export const handle = formPage({ words: ["feedback"] });

export async function loader({ request, context }: LoaderFunctionArgs) {
  await requireApplicant(context);
  return json({ form: await openForm(request, context, { id: "feedback", schema: feedbackForm }) });
}

/** *close* leaves the page, *dismiss* and *dialog* come from the dialog, which stays where it is. */
export async function action(args: ActionFunctionArgs) {
  const { request, context } = args;
  await requireApplicant(context);
  const paths = pathsOf(context, applicantPaths);
  const { intent, key } = postOf(context);
  if (intent === "close" || intent === "dismiss") {
    await markGiven(context, key);
    return intent === "close" ? redirect(paths.home, 303) : json({ isSent: false });
  }
  return submit(args, feedbackForm, async (opinion) => {
    await sendOpinion(context, request.headers.get("User-Agent") ?? "", opinion, key);
    return intent === "dialog" ? json({ isSent: true }) : redirect(`${paths.feedback}?sent=yes`, 303);
  });
}

export default function Feedback() {
  const t = useT();
  const { form } = useLoaderData<typeof loader>();
  const formKey = useFormKey(form);
  const isSent = useSearchParams()[0].has("sent");
  if (isSent)
    return (
      <Completion title={t("thanks.title")} lead={t("thanks.lead")}>
        <ActForm>
          <SubmitButton kind="primary" value="close">
            {t("close")}
          </SubmitButton>
        </ActForm>
      </Completion>
    );
  return (
    <>
      <Band title={t("title")} lead={t("lead")} />
      <TextColumn>
        <OpinionForm key={formKey} state={form} />
      </TextColumn>
    </>
  );
}

function OpinionForm({ state }: { state: FormState<Opinion> }) {
  const t = useT();
  return (
    <FeedbackForm of={usePortalForm(state)} intent="send">
      <SubmitButton value="close" formNoValidate>
        {t("close")}
      </SubmitButton>
    </FeedbackForm>
  );
}
