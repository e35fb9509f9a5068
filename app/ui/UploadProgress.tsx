import type { ReactNode } from "react";

type UploadProgressProps = { id: string; label: ReactNode; value?: number; max?: number; children?: ReactNode };

/** Children say in words how far it is, for example "4 of 12 MB". Without a value the end is unknown. */
export function UploadProgress({ id, label, value, max = 100, children }: UploadProgressProps) {
  return (
    <div className="progress">
      <label htmlFor={id}>{label}</label>
      {children && <span className="hint count">{children}</span>}
      <progress id={id} value={value} max={max} />
    </div>
  );
}
