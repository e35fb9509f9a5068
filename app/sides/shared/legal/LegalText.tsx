import { useT } from "#app/i18n/I18n.tsx";
import { Heading } from "#app/ui/Heading.tsx";
import { Message } from "#app/ui/Message.tsx";

/** The operator's text, or a placeholder that names the setting. */
export function LegalText({ parts, setting }: { parts: string[] | null; setting: string }) {
  const t = useT();
  if (!parts) return <Message tone="yellow">{t("missing", { setting })}</Message>;
  return (
    <div className="stack" lang="de">
      {parts.map((part, index) =>
        part.startsWith("# ") ? (
          // biome-ignore lint/suspicious/noArrayIndexKey: a fixed text
          <Heading level={2} key={index}>
            {part.slice(2)}
          </Heading>
        ) : (
          // biome-ignore lint/suspicious/noArrayIndexKey: a fixed text
          <p key={index}>{part}</p>
        ),
      )}
    </div>
  );
}
