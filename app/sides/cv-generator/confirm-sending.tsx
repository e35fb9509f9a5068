import type { ActionFunctionArgs } from "@remix-run/node";
import { useActionData } from "@remix-run/react";
import { RefusedResponse } from "#app/api/refused-response.server.ts";
import { ActForm } from "#app/forms/ActForm.tsx";
import { actForm } from "#app/forms/pieces.server.ts";
import { submit } from "#app/forms/submit.server.ts";
import { useT } from "#app/i18n/I18n.tsx";
import { json } from "#app/json.server.ts";
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
export function action(args: ActionFunctionArgs) {
  const { context, params } = args;
  return submit(args, actForm, async () => {
    try {
      await context.api(publicCalls.confirmSending, { body: { token: params.token ?? "" } });
    } catch (error) {
      const isGone = error instanceof RefusedResponse && error.refusal.code === 404;
      if (isGone) return json({ isGone }, { status: 404 });
      throw error;
    }
    return redirectWithNotice(context, pathsOf(context, cvPaths).start, { key: "cv:sent" });
  });
}

export default function ConfirmSendingPage() {
  const t = useT();
  const paths = usePaths(cvPaths);
  const { isGone } = useActionData<{ isGone?: boolean }>() ?? {};
  return (
    <>
      <Band group={1} crumb={{ group: t("cv:name") }} title={t("title")} lead={t("lead")} />
      <TextColumn>
        {isGone ? (
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
