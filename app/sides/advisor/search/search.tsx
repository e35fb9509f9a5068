import type { LoaderFunctionArgs } from "@remix-run/node";
import { useLoaderData } from "@remix-run/react";
import { requireAdvisor } from "#app/auth/require-advisor.server.ts";
import { useT } from "#app/i18n/I18n.tsx";
import { json } from "#app/json.server.ts";
import { page } from "#app/page.ts";
import { Band } from "#app/ui/Band.tsx";
import { Stack, Wrap } from "#app/ui/Layout.tsx";
import { SearchForm } from "#app/ui/SearchForm.tsx";
import { usePaths } from "#app/use-paths.ts";
import { advisor } from "#contract/calls/advisor.ts";
import { advisorPaths } from "../paths.ts";
import { FoundApplicants } from "./FoundApplicants.tsx";
import { FoundCompanies } from "./FoundCompanies.tsx";
import { placeIn } from "./place.ts";

export const handle = page({ words: ["deskSearch"], accent: "teal" });

export async function loader({ request, context }: LoaderFunctionArgs) {
  await requireAdvisor(context);
  const { search } = placeIn(request.url);
  const found = search === undefined ? null : await context.api(advisor.searchDesk, { query: { search } });
  return json({ search, found });
}

export default function Search() {
  const t = useT();
  const paths = usePaths(advisorPaths);
  const { search, found } = useLoaderData<typeof loader>();
  const count = found ? found.applicants.items.length + found.companies.items.length : 0;
  const hasMore = found !== null && (found.applicants.hasMore || found.companies.hasMore);
  return (
    <>
      <Band title={t("title")} lead={found ? t(hasMore ? "most" : "found", { count }) : t("lead")} />
      <Wrap>
        <Stack of="sections">
          <SearchForm label={t("label")} submit={t("submit")} value={search} action={paths.search} />
          {found && count === 0 && (
            <section className="stack">
              <p>{t("none.title", { search: search ?? "" })}</p>
              <p className="hint">{t("none.hint")}</p>
            </section>
          )}
          {found && <FoundApplicants of={found.applicants} />}
          {found && <FoundCompanies of={found.companies} />}
        </Stack>
      </Wrap>
    </>
  );
}
