import type { ActionFunctionArgs, LoaderFunctionArgs } from "@remix-run/node";
import { useLoaderData } from "@remix-run/react";
import { requireColleague } from "#app/auth/require-colleague.server.ts";
import { useT } from "#app/i18n/I18n.tsx";
import { json } from "#app/json.server.ts";
import { page } from "#app/page.ts";
import { pathsOf } from "#app/paths.ts";
import { WithAside, Wrap } from "#app/ui/Layout.tsx";
import { usePaths } from "#app/use-paths.ts";
import { company } from "#contract/calls/company.ts";
import { FeedbackPrompt } from "../../shared/feedback/FeedbackPrompt.tsx";
import { openPrompt } from "../../shared/feedback/open-prompt.server.ts";
import { ContactCard } from "../help/ContactCard.tsx";
import { Hints } from "../hints/Hints.tsx";
import { hideHint } from "../hints/hide-hint.server.ts";
import { hintsAtHome } from "../hints/hints.ts";
import { companyPaths } from "../paths.ts";
import { WhoCan } from "../WhoCan.tsx";
import { Appointments } from "./Appointments.tsx";
import { HomeBand } from "./HomeBand.tsx";
import { Newest } from "./Newest.tsx";
import { NewsCard } from "./NewsCard.tsx";
import { Stages } from "./Stages.tsx";
import { Today } from "./Today.tsx";

export const handle = page({ words: ["companyHome", "companyHints", "companyNotifications", "companyContact"] });

export async function loader({ context }: LoaderFunctionArgs) {
  const { user, company: active, may } = await requireColleague(context);
  const whole = await context.api(company.fetchCompanyHome, { params: { companyId: active.id } });
  const drafts = whole.drafts.filter(({ begunBy }) => may(company.changeJobOpening, { status: "draft", begunBy }));
  const home = { ...whole, drafts };
  const { prompt, headers } = await openPrompt(context, user);
  const mayCreate = may(company.createJobOpening);
  const mayAnswer = may(company.rejectApplicant);
  return json(
    {
      company: active.name,
      home,
      hints: hintsAtHome(home, { user, mayPay: may(company.changePaymentDetails), mayCreate }),
      mayCreate,
      mayAnswer,
      now: new Date().toISOString(),
      prompt,
    },
    { headers },
  );
}

export const action = (args: ActionFunctionArgs) => hideHint(args, pathsOf(args.context, companyPaths).home);

export default function Home() {
  const t = useT();
  const paths = usePaths(companyPaths);
  const { company, home, hints, mayCreate, mayAnswer, now, prompt } = useLoaderData<typeof loader>();
  return (
    <>
      <HomeBand company={company} home={home} mayCreate={mayCreate} mayAnswer={mayAnswer} now={now} />
      <Wrap>
        <WithAside
          aside={
            <>
              <ContactCard of={home.contact} />
              <NewsCard of={home.news} />
            </>
          }
        >
          <Today of={home} mayAnswer={mayAnswer} now={now} />
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
