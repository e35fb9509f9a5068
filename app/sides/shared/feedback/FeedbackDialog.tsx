import { type FormEvent, useEffect, useRef } from "react";
import type { FormResult, FormState } from "#app/forms/form-state.ts";
import { postBeside, usePostsBeside } from "#app/forms/post-beside.ts";
import { usePortalForm } from "#app/forms/use-portal-form.ts";
import { useT } from "#app/i18n/I18n.tsx";
import { useRootData } from "#app/root-data.ts";
import { Button } from "#app/ui/Button.tsx";
import { Heading } from "#app/ui/Heading.tsx";
import { Actions } from "#app/ui/Layout.tsx";
import { FeedbackForm } from "./FeedbackForm.tsx";
import type { Opinion } from "./feedback.form.server.ts";

/** Spec §2, §4: open, rating chosen, submitted with thanks; closing at any time marks it as given and emits `closed`. */
export default function FeedbackDialog({ state, action }: { state: FormState<Opinion>; action: string }) {
  const t = useT();
  const dialog = useRef<HTMLDialogElement>(null);
  const root = useRootData();
  const [answer, post] = usePostsBeside<{ form?: FormResult; isSent?: boolean }>();
  const opinion = usePortalForm(state, answer?.form);
  const isSent = answer?.isSent;
  useEffect(() => dialog.current?.showModal(), []);
  // biome-ignore lint/correctness/useExhaustiveDependencies: the thanks are another heading
  useEffect(() => dialog.current?.querySelector("h2")?.focus(), [isSent]);
  const send = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    const typed = new FormData(event.currentTarget);
    typed.set("intent", "dialog");
    post(action, typed);
  };
  const dismiss = () => {
    const fields = { intent: "dismiss", formToken: root?.formToken ?? "", formKey: `${state.key}-closed` };
    postBeside(action, Object.entries(fields));
    dialog.current?.dispatchEvent(new Event("closed", { bubbles: true }));
  };
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
          <FeedbackForm of={opinion} action={action} intent="dialog" onSubmit={send}>
            {closeButton}
          </FeedbackForm>
        )}
      </div>
    </dialog>
  );
}
