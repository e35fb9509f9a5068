import { type ActionFunctionArgs, json, type LoaderFunctionArgs } from "@remix-run/node";
import { useLoaderData } from "@remix-run/react";
import { RefusedResponse } from "#app/api/refused-response.server.ts";
import { requireAdvisor } from "#app/auth/require-advisor.server.ts";
import { newFormKey } from "#app/forms/form.server.ts";
import { submit } from "#app/forms/submit.server.ts";
import { useT } from "#app/i18n/I18n.tsx";
import { redirectWithNotice } from "#app/notice.server.ts";
import { page } from "#app/page.ts";
import { pathsOf } from "#app/paths.ts";
import { Band } from "#app/ui/Band.tsx";
import { Wrap } from "#app/ui/Layout.tsx";
import { Pager } from "#app/ui/Pager.tsx";
import { Rows } from "#app/ui/Rows.tsx";
import { SearchForm } from "#app/ui/SearchForm.tsx";
import { TextLink } from "#app/ui/TextLink.tsx";
import { usePaths } from "#app/use-paths.ts";
import { advisor } from "#contract/calls/advisor.ts";
import { nameOf } from "#domain/person-name.ts";
import { workingDaysSince } from "#domain/working-days.ts";
import { orBeginning } from "../shared/lists/or-beginning.server.ts";
import { decisionForm } from "./confirmations.form.server.ts";
import { PendingRow } from "./PendingRow.tsx";
import { advisorPaths } from "./paths.ts";
import { placeIn, placeWith } from "./pending.ts";

export const handle = page({ words: ["confirmations"], accent: "teal" });

export async function loader({ request, context }: LoaderFunctionArgs) {
  await requireAdvisor(context);
  const place = placeIn(request.url);
  const { items, total, next } = await orBeginning(
    context.api(advisor.fetchPendingConfirmations, { query: place }),
    pathsOf(context, advisorPaths).home,
  );
  const now = new Date();
  return json({
    place,
    total,
    next,
    pending: items.map((item) => ({
      ...item,
      name: nameOf(item),
      workingDays: workingDaysSince(new Date(item.statedAt), now),
      formKey: newFormKey(),
    })),
  });
}

export async function action(args: ActionFunctionArgs) {
  const { request, context } = args;
  await requireAdvisor(context);
  const here = placeWith(pathsOf(context, advisorPaths).home, placeIn(request.url));
  return submit(args, decisionForm, async ({ accountId, kind, decision }, { key }) => {
    const call = kind === "infoSession" ? advisor.confirmInfoSession : advisor.confirmConsultation;
    try {
      await context.api(call, { params: { accountId }, body: { attended: decision === "attended" } }, key);
    } catch (error) {
      const isDecided = error instanceof RefusedResponse && [404, 409].includes(error.refusal.code);
      if (!isDecided) throw error;
      return redirectWithNotice(context, here, { key: "confirmations:notice.decidedAlready", tone: "blue" });
    }
    return redirectWithNotice(context, here, { key: `confirmations:notice.${decision}` });
  });
}

export default function Confirmations() {
  const t = useT();
  const { home } = usePaths(advisorPaths);
  const { pending, total, next, place } = useLoaderData<typeof loader>();
  const { search, after } = place;
  const isEmpty = pending.length === 0;
  return (
    <>
      <Band title={t("title")} lead={total > 0 ? t(search ? "found" : "lead", { count: total }) : undefined} />
      <Wrap>
        <SearchForm label={t("search")} submit={t("find")} value={search} action={home} />
        {isEmpty ? (
          <p>
            {t(`empty.${search ? "search" : after ? "page" : "all"}`)}{" "}
            {(search || after) && <TextLink to={home}>{t("showAll")}</TextLink>}
          </p>
        ) : (
          <Rows>
            {pending.map((item) => (
              <PendingRow key={`${item.accountId} ${item.kind}`} pending={item} />
            ))}
          </Rows>
        )}
        {(after || next) && (
          <Pager
            label={t("pages")}
            previous={after ? { to: placeWith(home, { search }), label: t("first") } : undefined}
            next={next ? { to: placeWith(home, { search, after: next }), label: t("next") } : undefined}
          />
        )}
      </Wrap>
    </>
  );
}
