import type { LoaderFunctionArgs } from "@remix-run/node";
import { useLoaderData } from "@remix-run/react";
import { requireOffice } from "#app/auth/require-office.server.ts";
import { formatDay } from "#app/i18n/format.ts";
import { useT } from "#app/i18n/I18n.tsx";
import { json } from "#app/json.server.ts";
import { page } from "#app/page.ts";
import { pathsOf } from "#app/paths.ts";
import { KeyPager } from "#app/sides/shared/lists/KeyPager.tsx";
import { orBeginning } from "#app/sides/shared/lists/or-beginning.server.ts";
import { Row, Rows } from "#app/ui/Rows.tsx";
import { SearchForm } from "#app/ui/SearchForm.tsx";
import { TextLink } from "#app/ui/TextLink.tsx";
import { Unfold } from "#app/ui/Unfold.tsx";
import { usePaths } from "#app/use-paths.ts";
import { office } from "#contract/calls/office.ts";
import type { PartnerRequest } from "#contract/entities/partner-request.ts";
import { advisorPaths } from "../../paths.ts";
import { SaveTable } from "../../SaveTable.tsx";
import { OfficePage } from "../OfficePage.tsx";
import { placeIn, placeWith } from "./place.ts";

export const handle = page({ words: ["officeRequests", "office"], accent: "gray" });

export async function loader({ request, context }: LoaderFunctionArgs) {
  await requireOffice(context);
  const place = placeIn(request.url);
  const requests = context.api(office.fetchPartnerRequests, { query: place });
  return json({ ...place, ...(await orBeginning(requests, pathsOf(context, advisorPaths).requests)) });
}

export default function Requests() {
  const t = useT();
  const { requests, requestsTable } = usePaths(advisorPaths);
  const { open, decided, search, after, next } = useLoaderData<typeof loader>();
  const hasSome = open.length + decided.length > 0;
  const waiting = open.length > 0 ? t("lead", { count: open.length }) : t("none");
  return (
    <OfficePage
      area="requests"
      title={t("title")}
      lead={search ? t("found", { search }) : waiting}
      action={hasSome && <SaveTable to={placeWith(requestsTable, { search })} />}
    >
      {(search || hasSome) && (
        <SearchForm label={t("search")} submit={t("office:search")} value={search} action={requests} />
      )}
      {search && !hasSome && (
        <p>
          {t("noneFound")} <TextLink to={requests}>{t("office:showAll")}</TextLink>
        </p>
      )}
      {open.length > 0 && <List of={open} />}
      {decided.length > 0 && (
        <Unfold summary={t("decided")} open={search !== undefined || after !== undefined}>
          <List of={decided} />
          <KeyPager after={after} next={next} at={(to) => placeWith(requests, { search, after: to })} />
        </Unfold>
      )}
    </OfficePage>
  );
}

function List({ of: requests }: { of: PartnerRequest[] }) {
  const t = useT();
  const paths = usePaths(advisorPaths);
  return (
    <Rows>
      {requests.map(({ id, name, city, createdAt, status, decidedAt }) => (
        <Row
          key={id}
          title={
            <TextLink to={paths.request(id)}>
              <bdi>{name}</bdi>
            </TextLink>
          }
          hint={t("from", { city, date: formatDay(createdAt) })}
          end={decidedAt && t(`status.${status}`, { date: formatDay(decidedAt) })}
        />
      ))}
    </Rows>
  );
}
