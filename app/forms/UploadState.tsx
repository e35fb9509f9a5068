import { formatBytes } from "../i18n/format-file.ts";
import { useT } from "../i18n/I18n.tsx";
import { Status } from "../ui/Status.tsx";
import { UploadProgress } from "../ui/UploadProgress.tsx";
import { useUpload } from "./upload.ts";

/** The progress of an upload, to be seen: a bar with words, then the tick. */
export function UploadState() {
  const t = useT();
  const upload = useUpload();
  if (!upload) return null;
  const words = t(`forms:upload.${upload.state}`);
  if (upload.state === "saved") return <Status state="done">{words}</Status>;
  const [sent, total] = [upload.sent, upload.total].map((bytes) => formatBytes(bytes, t.language));
  return (
    <UploadProgress
      id="upload-progress"
      label={words}
      value={upload.state === "uploading" ? upload.sent : undefined}
      max={upload.total}
    >
      {t("forms:upload.sent", { sent: sent ?? "", total: total ?? "" })}
    </UploadProgress>
  );
}

/** The same for screen readers, each state once. It stands outside the form, which is rebuilt with each answer. */
export function UploadAnnouncement() {
  const t = useT();
  const upload = useUpload();
  return (
    <div role="status" className="vh">
      {upload && t(`forms:upload.${upload.state}`)}
    </div>
  );
}
