import type { LoaderFunctionArgs } from "@remix-run/node";
import { useLoaderData } from "@remix-run/react";
import { requireOffice } from "#app/auth/require-office.server.ts";
import { formatDay } from "#app/i18n/format.ts";
import { useT } from "#app/i18n/I18n.tsx";
import { json } from "#app/json.server.ts";
import { page } from "#app/page.ts";
import { filesOfLegalTexts } from "#app/texts/legal-text.server.ts";
import { Message } from "#app/ui/Message.tsx";
import { OrderedTasks, Task } from "#app/ui/TaskList.tsx";
import { TextLink } from "#app/ui/TextLink.tsx";
import { usePaths } from "#app/use-paths.ts";
import { office } from "#contract/calls/office.ts";
import { advisorPaths } from "../paths.ts";
import { OfficePage } from "./OfficePage.tsx";
import { setUpSteps } from "./set-up-steps.ts";

export const handle = page({ words: ["programme", "office"], accent: "gray" });

export async function loader({ context }: LoaderFunctionArgs) {
  await requireOffice(context);
  const programme = await context.api(office.fetchProgramme);
  return json({
    steps: setUpSteps(programme, filesOfLegalTexts(context.settings)),
    requests: programme.requests,
  });
}

export default function Programme() {
  const t = useT();
  const paths = usePaths(advisorPaths);
  const { steps, requests } = useLoaderData<typeof loader>();
  const next = steps.find(({ isMissing }) => isMissing);
  const canApply = !steps.some(({ isMissing, isNeededToApply }) => isMissing && isNeededToApply);
  return (
    <OfficePage
      area="office"
      title={t("title")}
      lead={t(!canApply ? "lead.closed" : next ? "lead.open" : "lead.complete")}
    >
      {requests.since && (
        <Message
          tone="yellow"
          title={t("requests.title", { count: requests.waiting })}
          actions={<TextLink to={paths.requests}>{t("requests.link")}</TextLink>}
        >
          {t("requests.since", { date: formatDay(requests.since) })}
        </Message>
      )}
      <OrderedTasks>
        {steps.map(({ name, count, isMissing, lacks, area }) => (
          <Task
            key={name}
            to={paths[area]}
            title={t(`step.${name}.title`)}
            state={!isMissing ? "done" : name === next?.name ? "you" : "open"}
            stateLabel={isMissing ? t("missing") : t(`step.${name}.count`, { count })}
            hint={
              isMissing
                ? t(`step.${name}.why`, { names: lacks.map((text) => t(`legalText.${text}`)).join(", ") })
                : undefined
            }
          />
        ))}
      </OrderedTasks>
    </OfficePage>
  );
}
