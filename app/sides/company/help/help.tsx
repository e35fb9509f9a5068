import type { LoaderFunctionArgs } from "@remix-run/node";
import { useLoaderData } from "@remix-run/react";
import { requireColleague } from "#app/auth/require-colleague.server.ts";
import { useT } from "#app/i18n/I18n.tsx";
import { json } from "#app/json.server.ts";
import { page } from "#app/page.ts";
import { Band } from "#app/ui/Band.tsx";
import { ButtonLink } from "#app/ui/Button.tsx";
import { Heading } from "#app/ui/Heading.tsx";
import { WithAside, Wrap } from "#app/ui/Layout.tsx";
import { Topics } from "#app/ui/Topics.tsx";
import { usePaths } from "#app/use-paths.ts";
import { company as calls } from "#contract/calls/company.ts";
import { companyPaths } from "../paths.ts";
import { ContactCard } from "./ContactCard.tsx";
import { Requests } from "./Requests.tsx";
import { topicNames } from "./topics.ts";

export const handle = page({ words: ["help", "message", "companyContact"] });

export async function loader({ context }: LoaderFunctionArgs) {
  const { company } = await requireColleague(context);
  const params = { companyId: company.id };
  return json(await context.api(calls.fetchCompanyHelp, { params }));
}

export default function Help() {
  const t = useT();
  const paths = usePaths(companyPaths);
  const { tickets, contact } = useLoaderData<typeof loader>();
  return (
    <>
      <Band title={t("title")} lead={t("lead")}>
        <ButtonLink kind="primary" to={paths.askForHelp}>
          {t("ask")}
        </ButtonLink>
      </Band>
      <Wrap>
        <section className="stack">
          <Heading level={2}>{t("topics")}</Heading>
          <Topics topics={topicNames.map((name) => ({ to: paths.helpTopic(name), label: t(`topic.${name}`) }))} />
        </section>
        <WithAside aside={<ContactCard of={contact} />}>
          <Requests of={tickets} />
        </WithAside>
      </Wrap>
    </>
  );
}
