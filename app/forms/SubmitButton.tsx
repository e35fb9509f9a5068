import type { ComponentProps } from "react";
import { useT } from "../i18n/I18n.tsx";
import { Button } from "../ui/Button.tsx";
import { useIsSending } from "./own-form.ts";

type Props = Omit<ComponentProps<typeof Button>, "type" | "busy" | "value"> & { value?: string };

/** Sends its form and says so while it does. Its meaning is posted as the `intent`. */
export function SubmitButton({ name = "intent", value, busyLabel, ...attributes }: Props) {
  const t = useT();
  return (
    <Button
      {...attributes}
      type="submit"
      name={value && name}
      value={value}
      busy={useIsSending(name, value)}
      busyLabel={busyLabel ?? t("common:sending")}
    />
  );
}

/**
 * Enter in a field presses the first button of a form: where another comes before the one that is meant, this one is
 * first. Text browsers show it, hence its words.
 */
export function DefaultButton({ value, children }: Pick<Props, "value" | "children">) {
  return (
    <button type="submit" name="intent" value={value} hidden tabIndex={-1}>
      {children}
    </button>
  );
}
