import { useT } from "#app/i18n/I18n.tsx";
import { Message } from "#app/ui/Message.tsx";
import { Written } from "#app/ui/Written.tsx";
import type { Language } from "#contract/languages.ts";

interface Props {
  text: { title: string | null; html: string; language: Language } | null;
}

/** The text, or that nobody has written it yet. */
export function LegalText({ text }: Props) {
  const t = useT();
  return text ? <Written {...text} /> : <Message tone="yellow">{t("missing")}</Message>;
}
