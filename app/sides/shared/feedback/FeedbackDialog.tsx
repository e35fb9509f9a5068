import { useFetcher } from "@remix-run/react";
import { useEffect, useRef } from "react";
import type { FormResult, FormState } from "#app/forms/form-state.ts";
import { usePortalForm } from "#app/forms/use-portal-form.ts";
import { useT } from "#app/i18n/I18n.tsx";
import { useRootData } from "#app/root-data.ts";
import { Button } from "#app/ui/Button.tsx";
import { Heading } from "#app/ui/Heading.tsx";
import { Actions } from "#app/ui/Layout.tsx";
import { FeedbackForm } from "./FeedbackForm.tsx";
import type { Opinion } from "./feedback.form.server.ts";

const fetcherKey = "feedback";

/** Spec §2, §4: open, rating chosen, submitted with thanks, closed; closing at any time marks it as given. */
export default function FeedbackDialog({ state, action }: { state: FormState<Opinion>; action: string }) {
  const t = useT();
  const dialog = useRef<HTMLDialogElement>(null);
  const root = useRootData();
  const sending = useFetcher<{ form?: FormResult; isSent?: boolean }>({ key: fetcherKey });
  const closing = useFetcher();
  const opinion = usePortalForm(state, sending.data?.form);
  const isSent = sending.data?.isSent;
  useEffect(() => dialog.current?.showModal(), []);
  // biome-ignore lint/correctness/useExhaustiveDependencies: the thanks are another heading
  useEffect(() => dialog.current?.querySelector("h2")?.focus(), [isSent]);
  const dismiss = () =>
    closing.submit(
      { intent: "dismiss", formToken: root?.formToken ?? "", formKey: `${state.key}-closed` },
      { method: "post", action },
    );
  const closeButton = (
    <Button type="button" onClick={() => dialog.current?.close()}>
      {t("feedback:close")}
    </Button>
  );
  return (
    <dialog ref={dialog} className="dialog" aria-labelledby="feedback-title" onClose={dismiss}>
      <div className="stack">
        <Heading level={2} id="feedback-title" tabIndex={-1}>
          {t(isSent ? "feedback:thanks.title" : "feedback:title")}
        </Heading>
        <p role="status">{t(isSent ? "feedback:thanks.lead" : "feedback:lead")}</p>
        {isSent ? (
          <Actions>{closeButton}</Actions>
        ) : (
          <FeedbackForm of={opinion} action={action} intent="dialog" fetcherKey={fetcherKey}>
            {closeButton}
          </FeedbackForm>
        )}
      </div>
    </dialog>
  );
}
