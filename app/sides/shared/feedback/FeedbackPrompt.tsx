import { lazy, Suspense, useEffect, useState } from "react";
import type { FormState } from "#app/forms/form-state.ts";
import type { Opinion } from "./feedback.form.server.ts";

/** Its code is loaded only where it opens. */
const FeedbackDialog = lazy(() => import("./FeedbackDialog.tsx"));

/**
 * Asks once for feedback, in a dialog that opens after load where somebody has just finished something; without
 * script, or in a browser that has no dialogs, there is the page. `form` is null for whoever was asked before,
 * `action` the address of that page.
 */
export function FeedbackPrompt({ form, action }: { form: FormState<Opinion> | null; action: string }) {
  const [opened, setOpened] = useState<FormState<Opinion> | null>(null);
  useEffect(() => {
    if (form && "HTMLDialogElement" in window) setOpened((before) => before ?? form);
  }, [form]);
  if (!opened) return null;
  return (
    <Suspense>
      <FeedbackDialog state={opened} action={action} />
    </Suspense>
  );
}
