import { usePortalForm } from "#app/forms/use-portal-form.ts";
import { useT } from "#app/i18n/I18n.tsx";
import { ScreenForm } from "./ScreenForm.tsx";
import type { ScreenProps } from "./screen.ts";

/** No step applies any more: one press ends the flow, because showing a page changes nothing. */
export function Complete({ form }: ScreenProps) {
  return <ScreenForm of={usePortalForm(form)} submit={useT()("complete.finish")} />;
}
