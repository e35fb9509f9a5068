import type { LoaderFunctionArgs } from "@remix-run/node";
import { useLoaderData } from "@remix-run/react";
import { requireAdvisor } from "#app/auth/require-advisor.server.ts";
import { useT } from "#app/i18n/I18n.tsx";
import { json } from "#app/json.server.ts";
import { page } from "#app/page.ts";
import { Band } from "#app/ui/Band.tsx";
import { ButtonLink } from "#app/ui/Button.tsx";
import { Stack, WithAside, Wrap } from "#app/ui/Layout.tsx";
import { TextLink } from "#app/ui/TextLink.tsx";
import { usePaths } from "#app/use-paths.ts";
import { advisor } from "#contract/calls/advisor.ts";
import { office } from "#contract/needs.ts";
import { mayAsAdvisor } from "#domain/advisor-rights.ts";
import { advisorPaths } from "../paths.ts";
import { Questions } from "../tickets/Questions.tsx";
import { Contracts } from "./Contracts.tsx";
import { Openings } from "./Openings.tsx";
import { People } from "./People.tsx";
import { Reach } from "./Reach.tsx";
import { stateOf } from "./state-in-words.ts";

export const handle = page({
  words: ["deskCompany", "deskCompanies", "officeCompany", "rights", "ticketStates"],
  accent: "teal",
});

export async function loader({ context, params: { companyId = "" } }: LoaderFunctionArgs) {
  await requireAdvisor(context);
  const [company, me] = await Promise.all([
    context.api(advisor.fetchCompanyAtDesk, { params: { companyId } }),
    context.api(advisor.fetchMe),
  ]);
  return json({ pageTitle: company.name, company, now: new Date().toISOString(), isOffice: mayAsAdvisor(me, office) });
}

export default function Company() {
  const t = useT();
  const paths = usePaths(advisorPaths);
  const { company, now, isOffice } = useLoaderData<typeof loader>();
  return (
    <>
      <Band
        crumb={{ group: <TextLink to={paths.companies}>{t("advisor:nav.companies")}</TextLink> }}
        title={<bdi>{company.name}</bdi>}
        lead={stateOf(t, company)}
      >
        {isOffice && <ButtonLink to={paths.company(company.id)}>{t("keep")}</ButtonLink>}
      </Band>
      <Wrap>
        <WithAside
          aside={
            <Stack of="sections">
              <Reach of={company} />
              <Questions of={company.tickets} asker={company.name} />
            </Stack>
          }
        >
          <Stack of="sections">
            <Openings of={company.jobOpenings} isLocked={company.lockedAt !== null} now={now} />
            <Contracts of={company.contracts} others={company.otherContracts} />
            <People of={company.people} />
          </Stack>
        </WithAside>
      </Wrap>
    </>
  );
}
