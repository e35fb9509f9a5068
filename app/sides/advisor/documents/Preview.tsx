import { useT } from "#app/i18n/I18n.tsx";
import type { Document } from "#contract/entities/document.ts";

interface Props {
  of: Pick<Document, "mimeType" | "name">;
  /** Where the file is. */
  at: string;
}

/** The file as browsers show it; of any other kind nothing, since they save it. */
export function Preview({ of: { mimeType, name }, at }: Props) {
  const t = useT();
  const title = t("preview", { name });
  // Chromium's thumbnails would take half of the frame.
  if (mimeType === "application/pdf")
    return <iframe className="previewed" title={title} src={`${at}#navpanes=0`} loading="lazy" />;
  return mimeType.startsWith("image/") ? <img className="previewed" alt={title} src={at} loading="lazy" /> : null;
}
