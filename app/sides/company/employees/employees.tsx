import type { ActionFunctionArgs, LoaderFunctionArgs } from "@remix-run/node";
import { useLoaderData } from "@remix-run/react";
import { requireColleague } from "#app/auth/require-colleague.server.ts";
import { newFormKey } from "#app/forms/form.server.ts";
import { submit } from "#app/forms/submit.server.ts";
import { unlessRefused } from "#app/forms/unless-refused.server.ts";
import { useT } from "#app/i18n/I18n.tsx";
import { isolated } from "#app/i18n/isolated.ts";
import { json } from "#app/json.server.ts";
import { redirectWithNotice } from "#app/notice.server.ts";
import { formPage } from "#app/page.ts";
import { pathsOf } from "#app/paths.ts";
import { Band } from "#app/ui/Band.tsx";
import { ButtonLink } from "#app/ui/Button.tsx";
import { Wrap } from "#app/ui/Layout.tsx";
import { SearchForm } from "#app/ui/SearchForm.tsx";
import { Text } from "#app/ui/Text.tsx";
import { TextLink } from "#app/ui/TextLink.tsx";
import { usePaths } from "#app/use-paths.ts";
import { company as calls } from "#contract/calls/company.ts";
import { ListPager } from "../../shared/lists/ListPager.tsx";
import { FirmTabs } from "../firm/Tabs.tsx";
import { Refused } from "../job-openings/Refused.tsx";
import { companyPaths } from "../paths.ts";
import { resendForm } from "./employees.form.server.ts";
import { InvitedTable } from "./InvitedTable.tsx";
import { placeIn, placeWith } from "./place.ts";
import { TeamTable } from "./TeamTable.tsx";

export const handle = formPage({ words: ["employees", "rights"] });

export async function loader({ request, context }: LoaderFunctionArgs) {
  const { company, user, may } = await requireColleague(context);
  const place = placeIn(request.url);
  const { items, invited, total, next } = await context.api(calls.fetchEmployees, {
    params: { companyId: company.id },
    query: place,
  });
  return json({
    place,
    company: company.name,
    owners: company.owners.map(isolated),
    reader: user.id,
    team: items,
    total,
    next,
    invited: invited.map((one) => ({ ...one, formKey: newFormKey() })),
    now: new Date().toISOString(),
    mayInvite: may(calls.inviteEmployee),
    mayRemove: may(calls.removeEmployee),
  });
}

/** Sends an invitation again. */
export async function action(args: ActionFunctionArgs) {
  const { request, context } = args;
  const { company } = await requireColleague(context);
  const here = placeWith(pathsOf(context, companyPaths).employees, placeIn(request.url));
  const answered = { codes: [404], to: here, notice: "employees:notice.answered" };
  return submit(args, resendForm, ({ employeeId }, { key }) =>
    unlessRefused(context, answered, async () => {
      await context.api(calls.resendInvitation, { params: { companyId: company.id, employeeId } }, key);
      return redirectWithNotice(context, here, { key: "employees:notice.sent" });
    }),
  );
}

export default function Employees() {
  const t = useT();
  const paths = usePaths(companyPaths);
  const { place, company, owners, reader, team, total, next, invited, now, mayInvite, mayRemove } =
    useLoaderData<typeof loader>();
  const { search, order, page } = place;
  const expired = invited.filter(({ invitation }) => invitation && invitation.expiresAt <= now).length;
  const isBackwards = order === "lastNameDescending";
  const turned = isBackwards ? undefined : ("lastNameDescending" as const);
  const lead = [
    t("lead.team", { count: total }),
    invited.length > 0 && t("lead.invited", { count: invited.length }),
    expired > 0 && t("lead.expired", { count: expired }),
  ];
  return (
    <>
      <Band
        crumb={{ group: <bdi>{company}</bdi> }}
        title={t("title")}
        lead={search ? t("found", { count: total + invited.length }) : lead.filter(Boolean).join(" ")}
      >
        {mayInvite && (
          <ButtonLink kind="primary" to={paths.inviteEmployee}>
            {t("invite")}
          </ButtonLink>
        )}
      </Band>
      <Wrap>
        <FirmTabs current="employees" />
        <Refused />
        <SearchForm label={t("search")} submit={t("find")} value={search} action={paths.employees}>
          {order && <input type="hidden" name="order" value={order} />}
        </SearchForm>
        {team.length === 0 && (page > 1 || invited.length === 0) && (
          <p>
            {t(page > 1 ? "empty.page" : "empty.search")} <TextLink to={paths.employees}>{t("showAll")}</TextLink>
          </p>
        )}
        <InvitedTable invited={invited} now={now} mayInvite={mayInvite} mayRemove={mayRemove} />
        <TeamTable team={team} reader={reader}>
          <Text muted>
            {t(isBackwards ? "order.descending" : "order.ascending")}{" "}
            <TextLink to={placeWith(paths.employees, { search, order: turned })}>
              {t(isBackwards ? "order.toAscending" : "order.toDescending")}
            </TextLink>
          </Text>
        </TeamTable>
        <ListPager
          page={page}
          next={next}
          at={(number) => placeWith(paths.employees, { search, order, page: number })}
        />
        <Text muted>
          {t("everybody")} {!mayInvite && t("whoInvites")}{" "}
          {owners.length > 0 && t("owners", { count: owners.length, names: owners.join(", ") })}
        </Text>
      </Wrap>
    </>
  );
}
