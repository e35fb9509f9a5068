import type { ActionFunctionArgs, LoaderFunctionArgs } from "@remix-run/node";
import { useLoaderData } from "@remix-run/react";
import { ActForm } from "#app/forms/ActForm.tsx";
import { newFormKey } from "#app/forms/form.server.ts";
import { actForm } from "#app/forms/pieces.server.ts";
import { SubmitButton } from "#app/forms/SubmitButton.tsx";
import { submit } from "#app/forms/submit.server.ts";
import { useT } from "#app/i18n/I18n.tsx";
import { isolated } from "#app/i18n/isolated.ts";
import { json } from "#app/json.server.ts";
import { redirectWithNotice } from "#app/notice.server.ts";
import { formPage } from "#app/page.ts";
import { pathsOf } from "#app/paths.ts";
import { Actions } from "#app/ui/Layout.tsx";
import { TextLink } from "#app/ui/TextLink.tsx";
import { usePaths } from "#app/use-paths.ts";
import { office } from "#contract/calls/office.ts";
import { advisorPaths } from "../../paths.ts";
import { OfficePage } from "../OfficePage.tsx";
import { pageTitleOf, titleOf } from "./in-words.ts";
import { countRegistrations } from "./registrations.server.ts";
import { requireText } from "./require-text.server.ts";

export const handle = formPage({ words: ["officeTexts", "office"], accent: "gray" });

/** Only a text of the office's own: what came with the portal ends instead. */
async function requireOwn(args: LoaderFunctionArgs) {
  const text = await requireText(args);
  if (text.isBrought) throw new Response(null, { status: 404 });
  return text;
}

export async function loader(args: LoaderFunctionArgs) {
  const { id, kind, latest } = await requireOwn(args);
  const registrations = await countRegistrations(args, { id, kind });
  return json({ pageTitle: pageTitleOf({ id, latest }), id, kind, latest, registrations, key: newFormKey() });
}

export async function action(args: ActionFunctionArgs) {
  const { context } = args;
  const { id: textId, kind } = await requireOwn(args);
  return submit(args, actForm, async (_, { key }) => {
    await context.api(office.deleteText, { params: { textId } }, key);
    const list = pathsOf(context, advisorPaths).textsOf(kind);
    return redirectWithNotice(context, list, { key: "office:notice.deleted" });
  });
}

export default function DeleteText() {
  const t = useT();
  const paths = usePaths(advisorPaths);
  const { key, registrations, ...text } = useLoaderData<typeof loader>();
  const title = t("office:deletion.title", { name: isolated(titleOf(t, text)) });
  return (
    <OfficePage area="texts" isBelow title={title} lead={t("deletion")}>
      {registrations > 0 && <p>{t("registrations.deletion", { count: registrations })}</p>}
      <ActForm formKey={key}>
        <SubmitButton kind="destructive">{t("office:delete")}</SubmitButton>
      </ActForm>
      <Actions>
        <TextLink to={paths.text(text.kind, text.id)}>{t("office:leave")}</TextLink>
      </Actions>
    </OfficePage>
  );
}
