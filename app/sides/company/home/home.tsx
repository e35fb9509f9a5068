import { type ActionFunctionArgs, json, type LoaderFunctionArgs } from "@remix-run/node";
import { useLoaderData } from "@remix-run/react";
import { requireColleague } from "#app/auth/require-colleague.server.ts";
import { submit } from "#app/forms/submit.server.ts";
import { useT } from "#app/i18n/I18n.tsx";
import { redirectWithNotice } from "#app/notice.server.ts";
import { page } from "#app/page.ts";
import { pathsOf } from "#app/paths.ts";
import { WithAside, Wrap } from "#app/ui/Layout.tsx";
import { usePaths } from "#app/use-paths.ts";
import { company } from "#contract/calls/company.ts";
import { FeedbackPrompt } from "../../shared/feedback/FeedbackPrompt.tsx";
import { openPrompt } from "../../shared/feedback/open-prompt.server.ts";
import { setFlag } from "../flags.server.ts";
import { ContactCard } from "../help/ContactCard.tsx";
import { companyPaths } from "../paths.ts";
import { WhoCan } from "../WhoCan.tsx";
import { Appointments } from "./Appointments.tsx";
import { Hints } from "./Hints.tsx";
import { HomeBand } from "./HomeBand.tsx";
import { hideForm } from "./hide.form.server.ts";
import { hintsFor } from "./hints.ts";
import { Newest } from "./Newest.tsx";
import { NewsCard } from "./NewsCard.tsx";
import { Stages } from "./Stages.tsx";
import { Today } from "./Today.tsx";

export const handle = page({ words: ["companyHome", "companyNotifications", "companyContact"] });

export async function loader({ request, context }: LoaderFunctionArgs) {
  const { user, company: active, may } = await requireColleague(context);
  const whole = await context.api(company.fetchCompanyHome, { params: { companyId: active.id } });
  const drafts = whole.drafts.filter(({ begunBy }) => may(company.changeJobOpening, { status: "draft", begunBy }));
  const home = { ...whole, drafts };
  const { prompt, headers } = await openPrompt(request, context, user);
  return json(
    {
      company: active.name,
      home,
      hints: hintsFor(home, { user, mayPay: may(company.changePaymentDetails) }),
      mayCreate: may(company.createJobOpening),
      now: new Date().toISOString(),
      prompt,
    },
    { headers },
  );
}

/** Hides a hint for good. */
export async function action(args: ActionFunctionArgs) {
  const { context } = args;
  await requireColleague(context);
  return submit(args, hideForm, async ({ hint }) => {
    await setFlag(context, hint);
    return redirectWithNotice(context, pathsOf(context, companyPaths).home, { key: "companyHome:hint.hidden" });
  });
}

export default function Home() {
  const t = useT();
  const paths = usePaths(companyPaths);
  const { company, home, hints, mayCreate, now, prompt } = useLoaderData<typeof loader>();
  return (
    <>
      <HomeBand company={company} home={home} mayCreate={mayCreate} now={now} />
      <Wrap>
        <WithAside
          aside={
            <>
              <ContactCard of={home.contact} />
              <NewsCard of={home.news} />
            </>
          }
        >
          <Today waiting={home.waiting} drafts={home.drafts} now={now} />
          <Hints of={hints} />
          <Appointments of={home.appointments} />
          <Stages of={home.stages} />
          <Newest of={home.notifications} />
          {!mayCreate && home.jobOpenings > 0 && <WhoCan>{t("whoCreates")}</WhoCan>}
        </WithAside>
      </Wrap>
      <FeedbackPrompt prompt={prompt} action={paths.feedback} />
    </>
  );
}
