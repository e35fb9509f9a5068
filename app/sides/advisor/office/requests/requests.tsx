import { json, type LoaderFunctionArgs } from "@remix-run/node";
import { useLoaderData } from "@remix-run/react";
import { requireOffice } from "#app/auth/require-office.server.ts";
import { formatDay } from "#app/i18n/format.ts";
import { useT } from "#app/i18n/I18n.tsx";
import { page } from "#app/page.ts";
import { pathsOf } from "#app/paths.ts";
import { KeyPager } from "#app/sides/shared/lists/KeyPager.tsx";
import { key, listPlace } from "#app/sides/shared/lists/list-place.ts";
import { orBeginning } from "#app/sides/shared/lists/or-beginning.server.ts";
import { Row, Rows } from "#app/ui/Rows.tsx";
import { TextLink } from "#app/ui/TextLink.tsx";
import { Unfold } from "#app/ui/Unfold.tsx";
import { usePaths } from "#app/use-paths.ts";
import { office } from "#contract/calls/office.ts";
import type { PartnerRequest } from "#contract/entities/partner-request.ts";
import { advisorPaths } from "../../paths.ts";
import { SaveTable } from "../../SaveTable.tsx";
import { OfficePage } from "../OfficePage.tsx";

export const handle = page({ words: ["officeRequests", "office"], accent: "gray" });

const { placeIn, placeWith } = listPlace<{ after?: string }>({ after: key });

export async function loader({ request, context }: LoaderFunctionArgs) {
  await requireOffice(context);
  const { after } = placeIn(request.url);
  const requests = context.api(office.fetchPartnerRequests, { query: { after } });
  return json({ after, ...(await orBeginning(requests, pathsOf(context, advisorPaths).requests)) });
}

export default function Requests() {
  const t = useT();
  const { requests, requestsTable } = usePaths(advisorPaths);
  const { open, decided, after, next } = useLoaderData<typeof loader>();
  return (
    <OfficePage
      area="requests"
      title={t("title")}
      lead={open.length > 0 ? t("lead", { count: open.length }) : t("none")}
      action={open.length + decided.length > 0 && <SaveTable to={requestsTable} />}
    >
      {open.length > 0 && <List of={open} />}
      {decided.length > 0 && (
        <Unfold summary={t("decided")} open={after !== undefined}>
          <List of={decided} />
          <KeyPager after={after} next={next} at={(to) => placeWith(requests, { after: to })} />
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
