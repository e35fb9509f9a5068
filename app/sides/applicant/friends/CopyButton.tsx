import { useState } from "react";
import { useT } from "#app/i18n/I18n.tsx";
import { Button } from "#app/ui/Button.tsx";
import { useHasScript } from "#app/use-has-script.ts";

/** Copies a field's value. Without script the field itself can be copied, and the button's place stays empty. */
export function CopyButton({ field }: { field: string }) {
  const t = useT();
  const [outcome, setOutcome] = useState<"copied" | "selected">();
  // What is below would move under a finger if the button came without a place of its own.
  if (!useHasScript()) return <span className="awaited" />;
  const copy = async () => {
    const input = document.getElementById(field) as HTMLInputElement;
    input.select();
    // The clipboard exists only at secure addresses; elsewhere the text stays selected for copying by keyboard.
    const isCopied = await navigator.clipboard?.writeText(input.value).then(
      () => true,
      () => false,
    );
    setOutcome(isCopied ? "copied" : "selected");
  };
  return (
    <>
      <Button onClick={copy}>{t("link.copy")}</Button>
      <span role="status" className="hint">
        {outcome && t(`link.${outcome}`)}
      </span>
    </>
  );
}
