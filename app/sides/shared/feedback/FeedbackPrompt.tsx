import { lazy, Suspense, useEffect, useState } from "react";
import type { FormState } from "#app/forms/form-state.ts";
import { LaterWords } from "#app/i18n/I18n.tsx";
import type { Messages } from "#app/i18n/translate.ts";
import type { Opinion } from "./feedback.form.server.ts";
import { promptWords } from "./prompt-words.ts";

/** The dialog's code is loaded only where it opens. */
const FeedbackDialog = lazy(() => import("./FeedbackDialog.tsx"));

/** The dialog's form, and the words that its page lacks. */
export interface Prompt {
  form: FormState<Opinion>;
  messages: Messages;
}

/**
 * Asks once for feedback, in a dialog that opens after load. Without script, or in a browser without dialogs, the page
 * serves instead. `prompt` is null for people who are not to be asked, `action` is the address of that page.
 */
export function FeedbackPrompt({ prompt, action }: { prompt: Prompt | null; action: string }) {
  const [opened, setOpened] = useState<Prompt | null>(null);
  useEffect(() => {
    if (prompt && "HTMLDialogElement" in window) setOpened((before) => before ?? prompt);
  }, [prompt]);
  if (!opened) return null;
  return (
    <Suspense>
      <LaterWords namespaces={promptWords} messages={opened.messages}>
        <FeedbackDialog state={opened.form} action={action} />
      </LaterWords>
    </Suspense>
  );
}
