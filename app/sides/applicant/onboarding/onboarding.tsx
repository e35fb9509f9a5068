import type { ActionFunctionArgs, LoaderFunctionArgs } from "@remix-run/node";
import { useLoaderData } from "@remix-run/react";
import { requireSignedInApplicant } from "#app/auth/require-applicant.server.ts";
import { openForm } from "#app/forms/form.server.ts";
import { actForm } from "#app/forms/pieces.server.ts";
import { fieldsOf, postOf, submit } from "#app/forms/submit.server.ts";
import { useT } from "#app/i18n/I18n.tsx";
import { json } from "#app/json.server.ts";
import { formPage } from "#app/page.ts";
import { onboardingEvents } from "#app/tracking/events.ts";
import { Band } from "#app/ui/Band.tsx";
import { TextColumn } from "#app/ui/Layout.tsx";
import { applicant } from "#contract/calls/applicant.ts";
import { registeredId } from "#domain/wizard-flow.ts";
import { Complete } from "./Complete.tsx";
import { EmailVerification } from "./EmailVerification.tsx";
import { FlowFailure } from "./FlowFailure.tsx";
import { HzbSelect } from "./HzbSelect.tsx";
import { hzbAnswers, hzbForm, hzbValues } from "./hzb-select.form.server.ts";
import { tellVariant, variantFor } from "./variant.server.ts";
import { Welcome } from "./Welcome.tsx";
import { openWizard, sendMail, walk } from "./wizard.server.ts";
import { back, forward, positionIn } from "./wizard.ts";

export const handle = formPage({ words: ["onboarding", "steps", "answers"], accent: "yellow", hasNavigation: false });

export async function loader({ context }: LoaderFunctionArgs) {
  const account = await requireSignedInApplicant(context);
  const wizard = await openWizard(context, account);
  if (!wizard) return json({ step: null }, { status: 502 });
  const { flow, index } = wizard;
  const due = index === undefined ? undefined : flow.steps[index];
  const step = due ? registeredId(due) : ("complete" as const);
  const isHzb = step === "hzb_select";
  const [schema, values] = isHzb ? [hzbForm, hzbValues(account)] : [actForm, {}];
  return json({
    step,
    form: await openForm(context, { id: step, schema, values }),
    variant: variantFor(context, account),
    position: index === undefined ? undefined : positionIn(wizard, index),
    email: account.email,
    isEmailVerified: account.emailVerified,
  });
}

export async function action(args: ActionFunctionArgs) {
  const { context } = args;
  const account = await requireSignedInApplicant(context);
  const posted = fieldsOf(context).get("formId") ?? "";
  const { intent } = postOf(context);
  const isHzb = posted === "hzb_select";
  if (intent === "send") return sendMail(context);
  if (intent === "back") {
    if (isHzb) await context.drafts.keep();
    return walk(context, account, (wizard) => back(wizard, posted));
  }
  const goOn = () => walk(context, account, (wizard) => forward(wizard, posted));
  if (posted === "welcome") await tellVariant(context, account);
  if (!isHzb) return goOn();
  return submit(args, hzbForm, async (values, { key }) => {
    const answers = hzbAnswers(values, account);
    await context.api(applicant.changeAccount, { body: answers }, key);
    context.tracking.tell(...onboardingEvents(answers));
    return goOn();
  });
}

/** The registered screens (spec §4), and the one after the last. */
const screens = {
  welcome: Welcome,
  hzb_select: HzbSelect,
  email_verification: EmailVerification,
  complete: Complete,
};

export default function Onboarding() {
  const t = useT();
  const wizard = useLoaderData<typeof loader>();
  if (!wizard.step) return <FlowFailure />;
  const { step, position } = wizard;
  const Screen = screens[step];
  return (
    <>
      <Band
        group={1}
        crumb={{ group: t("title"), position: position && position.count > 1 ? t("position", position) : undefined }}
        title={t(`${step}.title`)}
        lead={t(`${step}.lead`)}
      />
      <TextColumn>
        <Screen key={step} {...wizard} />
      </TextColumn>
    </>
  );
}
