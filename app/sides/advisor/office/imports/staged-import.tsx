import type { ActionFunctionArgs, LoaderFunctionArgs } from "@remix-run/node";
import { useLoaderData } from "@remix-run/react";
import { RefusedResponse } from "#app/api/refused-response.server.ts";
import { requireOffice } from "#app/auth/require-office.server.ts";
import { ActForm } from "#app/forms/ActForm.tsx";
import { newFormKey } from "#app/forms/form.server.ts";
import { SubmitButton } from "#app/forms/SubmitButton.tsx";
import { submit } from "#app/forms/submit.server.ts";
import { useT } from "#app/i18n/I18n.tsx";
import { isolated } from "#app/i18n/isolated.ts";
import { json } from "#app/json.server.ts";
import { redirectWithNotice } from "#app/notice.server.ts";
import { formPage } from "#app/page.ts";
import { pathsOf } from "#app/paths.ts";
import { Actions } from "#app/ui/Layout.tsx";
import { Message } from "#app/ui/Message.tsx";
import { Tabs } from "#app/ui/Tabs.tsx";
import { TextLink } from "#app/ui/TextLink.tsx";
import { usePaths } from "#app/use-paths.ts";
import { office } from "#contract/calls/office.ts";
import { columnsOf } from "#contract/entities/import.ts";
import { rowStates } from "#contract/enumerations/import.ts";
import { ListPager } from "../../../shared/lists/ListPager.tsx";
import { advisorPaths } from "../../paths.ts";
import { OfficePage } from "../OfficePage.tsx";
import { PlannedRows } from "./PlannedRows.tsx";
import { placeIn, placeWith } from "./place.ts";
import { seenForm } from "./staged-import.form.server.ts";

export const handle = formPage({ words: ["imports", "office"], accent: "gray" });

const idOf = ({ params }: Pick<LoaderFunctionArgs, "params">) => ({ importId: params.importId ?? "" });

export async function loader(args: LoaderFunctionArgs) {
  const { request, context } = args;
  await requireOffice(context);
  const place = placeIn(request.url);
  const plan = await context.api(office.fetchImport, { params: idOf(args), query: place });
  const pageTitle = [{ key: `title.${plan.kind}` }, plan.fileName];
  return json({ pageTitle, ...idOf(args), place, plan, first: columnsOf(plan.kind)[0]!, key: newFormKey() });
}

/** What was seen is imported. Where that is no longer possible, the page that is shown says why. */
export async function action(args: ActionFunctionArgs) {
  const { context, params: of } = args;
  await requireOffice(context);
  const params = idOf(args);
  const paths = pathsOf(context, advisorPaths);
  return submit(args, seenForm, async (body, { key }) => {
    try {
      const values = await context.api(office.importTable, { params, body }, key);
      return redirectWithNotice(context, paths.imports(of.kind!), { key: "imports:notice.imported", values });
    } catch (error) {
      const code = error instanceof RefusedResponse && error.refusal.code;
      if (code !== 404 && code !== 409) throw error;
      const [to, name] =
        code === 409 ? [paths.stagedImport(of.kind!, params.importId), "moved"] : [paths.imports(of.kind!), "gone"];
      return redirectWithNotice(context, to, { key: `imports:notice.${name}`, tone: "blue" });
    }
  });
}

export default function StagedImport() {
  const t = useT();
  const paths = usePaths(advisorPaths);
  const { importId, place, plan, first, key } = useLoaderData<typeof loader>();
  const { kind, counts, invitations, digest, rows, next } = plan;
  const here = paths.stagedImport(kind, importId);
  const moved = counts.new + counts.changed;
  const total = moved + counts.same + counts.error;
  const tabOf = (state: (typeof rowStates)[number] | undefined, count: number) => ({
    to: placeWith(here, { state }),
    label: t(`state.${state ?? "all"}`, { count }),
    current: place.state === state,
  });
  return (
    <OfficePage area={kind} isBelow title={t(`title.${kind}`)} lead={t("preview", { file: isolated(plan.fileName) })}>
      {counts.error > 0 ? (
        <Message tone="yellow" title={t("wrong.title", { count: counts.error })}>
          {t("wrong.text")}
        </Message>
      ) : moved === 0 ? (
        <p>{t("nothing")}</p>
      ) : (
        <ActForm formKey={key} fields={{ digest }}>
          {invitations > 0 && <p>{t("invitations", { count: invitations })}</p>}
          <Actions note={t("allOrNothing")}>
            <SubmitButton kind="primary">{t("confirm", { count: moved })}</SubmitButton>
          </Actions>
        </ActForm>
      )}
      <p>
        <TextLink to={paths.imports(kind)}>{t("another")}</TextLink>
      </p>
      <Tabs
        label={t("rows")}
        items={[
          tabOf(undefined, total),
          ...rowStates.filter((one) => counts[one] > 0).map((one) => tabOf(one, counts[one])),
        ]}
      />
      <PlannedRows kind={kind} first={first} rows={rows} />
      <ListPager page={place.page} next={next} at={(page) => placeWith(here, { ...place, page })} />
    </OfficePage>
  );
}
