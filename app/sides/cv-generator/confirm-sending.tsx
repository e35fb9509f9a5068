import { type ActionFunctionArgs, json } from "@remix-run/node";
import { useActionData } from "@remix-run/react";
import { RefusedResponse } from "#app/api/refused-response.server.ts";
import { ActForm } from "#app/forms/ActForm.tsx";
import { useT } from "#app/i18n/I18n.tsx";
import { redirectWithNotice } from "#app/notice.server.ts";
import { page } from "#app/page.ts";
import { pathsOf } from "#app/paths.ts";
import { Band } from "#app/ui/Band.tsx";
import { Button, ButtonLink } from "#app/ui/Button.tsx";
import { Actions, TextColumn } from "#app/ui/Layout.tsx";
import { Message } from "#app/ui/Message.tsx";
import { usePaths } from "#app/use-paths.ts";
import { publicCalls } from "#contract/calls/public.ts";
import { cvPaths } from "./paths.ts";

export const handle = page({ words: ["cvConfirmSending", "cv"], accent: "yellow", isPrivate: true });

/** Public: the token in the address is the permission. Only the button decides, as mail scanners follow links. */
export const loader = () => json(null);

/** Public: the token in the address is the permission. */
export async function action({ context, params: { token = "" } }: ActionFunctionArgs) {
  try {
    await context.api(publicCalls.confirmSending, { body: { token } });
    return await redirectWithNotice(context, pathsOf(context, cvPaths).start, { key: "cv:sent" });
  } catch (error) {
    if (error instanceof RefusedResponse)
      return json({ isRefused: true }, { status: error.refusal.code === 429 ? 429 : 404 });
    throw error;
  }
}

export default function ConfirmSendingPage() {
  const t = useT();
  const paths = usePaths(cvPaths);
  const isRefused = useActionData<typeof action>()?.isRefused;
  return (
    <>
      <Band group={1} crumb={{ group: t("cv:name") }} title={t("title")} lead={t("lead")} />
      <TextColumn>
        {isRefused ? (
          <Message tone="red" title={t("tooLate")} actions={<ButtonLink to={paths.start}>{t("cv:name")}</ButtonLink>}>
            {t("tooLateHint")}
          </Message>
        ) : (
          <ActForm reloadDocument>
            <Actions note={t("notMine")}>
              <Button kind="primary" type="submit">
                {t("send")}
              </Button>
            </Actions>
          </ActForm>
        )}
      </TextColumn>
    </>
  );
}
