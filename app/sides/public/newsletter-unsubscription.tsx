import { type ActionFunctionArgs, type LoaderFunctionArgs, redirect } from "@remix-run/node";
import { useLoaderData } from "@remix-run/react";
import { RefusedResponse } from "#app/api/refused-response.server.ts";
import { ActForm } from "#app/forms/ActForm.tsx";
import { useT } from "#app/i18n/I18n.tsx";
import { json } from "#app/json.server.ts";
import { page } from "#app/page.ts";
import { sharedPaths } from "#app/paths.ts";
import { Frame } from "#app/shell/Frame.tsx";
import { Band } from "#app/ui/Band.tsx";
import { Button, ButtonLink } from "#app/ui/Button.tsx";
import { publicCalls } from "#contract/calls/public.ts";

export const handle = page({ words: ["newsletterUnsubscription"], isPrivate: true });

/** Public: a visit changes nothing, for mail scanners follow links. */
export function loader({ request }: LoaderFunctionArgs) {
  const { searchParams } = new URL(request.url);
  if (searchParams.has("done")) return json({ state: "done" as const });
  return json({ state: searchParams.get("id") ? ("asked" as const) : ("unknown" as const) });
}

/** Public: the id of a mail is the permission to unsubscribe its reader. The page reveals nothing about them. */
export async function action({ request, context }: ActionFunctionArgs) {
  const id = new URL(request.url).searchParams.get("id") ?? "";
  try {
    if (id) await context.api(publicCalls.unsubscribe, { params: { unsubscriptionId: id } });
    return redirect(`${sharedPaths.newsletterUnsubscription}${id && "?done"}`, 303);
  } catch (error) {
    if (!(error instanceof RefusedResponse) || ![404, 422].includes(error.refusal.code)) throw error;
    return redirect(sharedPaths.newsletterUnsubscription, 303);
  }
}

export default function NewsletterUnsubscription() {
  const t = useT();
  const { state } = useLoaderData<typeof loader>();
  return (
    <Frame>
      <Band tall title={t(`${state}.title`)} lead={t(`${state}.lead`)}>
        {state === "asked" ? (
          <ActForm reloadDocument>
            <Button kind="primary" type="submit">
              {t("asked.submit")}
            </Button>
          </ActForm>
        ) : (
          <ButtonLink to={sharedPaths.root}>{t("home")}</ButtonLink>
        )}
      </Band>
    </Frame>
  );
}
