import { type ActionFunctionArgs, type LoaderFunctionArgs, redirect } from "@remix-run/node";
import { useLoaderData } from "@remix-run/react";
import { requireColleague } from "#app/auth/require-colleague.server.ts";
import { ActForm } from "#app/forms/ActForm.tsx";
import { SubmitButton } from "#app/forms/SubmitButton.tsx";
import { postOf, submit } from "#app/forms/submit.server.ts";
import { useT } from "#app/i18n/I18n.tsx";
import { json } from "#app/json.server.ts";
import { redirectWithNotice } from "#app/notice.server.ts";
import { page } from "#app/page.ts";
import { pathsOf } from "#app/paths.ts";
import { Band } from "#app/ui/Band.tsx";
import { TextColumn } from "#app/ui/Layout.tsx";
import { Pager } from "#app/ui/Pager.tsx";
import { Rows } from "#app/ui/Rows.tsx";
import { TextLink } from "#app/ui/TextLink.tsx";
import { usePaths } from "#app/use-paths.ts";
import { company } from "#contract/calls/company.ts";
import { limits } from "#contract/limits.ts";
import { companyPaths } from "../paths.ts";
import { whereItLeads } from "./leads.ts";
import { NotificationRow } from "./NotificationRow.tsx";
import { allReadForm, openedForm } from "./opened.form.server.ts";
import { placeIn, placeWith } from "./place.ts";

export const handle = page({ words: ["companyNotifications"] });

export async function loader({ request, context }: LoaderFunctionArgs) {
  const { user } = await requireColleague(context);
  const { page } = placeIn(request.url);
  const limit = limits.notificationsPerPage;
  const query = { limit, offset: (page - 1) * limit };
  const { items, total, unread, newest } = await context.api(company.fetchNotifications, { query });
  return json({
    notifications: items,
    unread,
    newest,
    page,
    pages: Math.ceil(total / limit),
    isCompanyNamed: user.companies.length > 1,
  });
}

/** Marks all that were there as the page was made as read, or one, which is then opened. */
export async function action(args: ActionFunctionArgs) {
  const { context } = args;
  await requireColleague(context);
  const paths = pathsOf(context, companyPaths);
  if (postOf(context).intent === "readAll") {
    return submit(args, allReadForm, async ({ newest }) => {
      await context.api(company.readNotifications, { body: { newest } });
      return redirectWithNotice(context, paths.notifications, { key: "companyNotifications:notice.allRead" });
    });
  }
  return submit(args, openedForm, async ({ notificationId, ...of }) => {
    await context.api(company.readNotification, { params: { notificationId } });
    return redirect(whereItLeads(paths, of), 303);
  });
}

export default function Notifications() {
  const t = useT();
  const paths = usePaths(companyPaths);
  const { notifications, unread, newest, page, pages, isCompanyNamed } = useLoaderData<typeof loader>();
  const linkTo = (page: number, label: string) => ({ to: placeWith(paths.notifications, { page }), label });
  return (
    <>
      <Band title={t("title")} lead={unread > 0 ? t("unread", { count: unread }) : t(pages > 0 ? "allRead" : "lead")}>
        {unread > 0 && newest && (
          <ActForm fields={{ newest }}>
            <SubmitButton value="readAll">{t("readAll")}</SubmitButton>
          </ActForm>
        )}
      </Band>
      <TextColumn>
        {notifications.length > 0 ? (
          <Rows>
            {notifications.map((notification) => (
              <NotificationRow key={notification.id} of={notification} isCompanyNamed={isCompanyNamed} />
            ))}
          </Rows>
        ) : (
          <p>
            {t(pages > 0 ? "empty.page" : "empty.all")}{" "}
            <TextLink to={pages > 0 ? paths.notifications : paths.home}>{t(pages > 0 ? "newest" : "home")}</TextLink>
          </p>
        )}
        {notifications.length > 0 && pages > 1 && (
          <Pager
            label={t("pages")}
            position={t("position", { page, pages })}
            previous={page > 1 ? linkTo(page - 1, t("newer")) : undefined}
            next={page < pages ? linkTo(page + 1, t("older")) : undefined}
          />
        )}
        <p>
          <TextLink to={paths.mailedNotifications}>{t("mailed")}</TextLink>
        </p>
      </TextColumn>
    </>
  );
}
