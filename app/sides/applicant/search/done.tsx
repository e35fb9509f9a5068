import type { LoaderFunctionArgs } from "@remix-run/node";
import { useLoaderData } from "@remix-run/react";
import { requireApplicant } from "#app/auth/require-applicant.server.ts";
import { useT } from "#app/i18n/I18n.tsx";
import { page } from "#app/page.ts";
import { TextLink } from "#app/ui/TextLink.tsx";
import { usePaths } from "#app/use-paths.ts";
import { applicantPaths } from "../paths.ts";
import { GroupEnd } from "../steps/GroupEnd.tsx";
import { fetchGroupEnd } from "../steps/group-end.server.ts";

export const handle = page({ words: ["searchDone", "steps"], accent: "orange", isCounted: false });

export async function loader(args: LoaderFunctionArgs) {
  const account = await requireApplicant(args.context);
  return fetchGroupEnd(args, account, "search");
}

export default function SearchDone() {
  const t = useT();
  const paths = usePaths(applicantPaths);
  const end = useLoaderData<typeof loader>();
  return (
    <GroupEnd group="search" {...end}>
      <p>
        <TextLink to={paths.companyView}>{t("companyView")}</TextLink>
      </p>
      {end.statuses.some(({ status }) => status === "done") && (
        <p>
          <TextLink to={paths.portfolio}>{t("portfolio")}</TextLink>
        </p>
      )}
    </GroupEnd>
  );
}
