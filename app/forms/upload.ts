import { useSyncExternalStore } from "react";

/** Upload progress of this page's form; `saved` until the page is left or the next files go out. */
export type Upload = { state: "uploading" | "processing"; sent: number; total: number } | { state: "saved" };

let current: Upload | undefined;
const listeners = new Set<() => void>();

export function tellUpload(upload: Upload | undefined) {
  current = upload;
  for (const listener of listeners) listener();
}

function listen(listener: () => void) {
  listeners.add(listener);
  return () => {
    listeners.delete(listener);
    if (listeners.size === 0) current = undefined;
  };
}

export const useUpload = () =>
  useSyncExternalStore(
    listen,
    () => current,
    () => undefined,
  );
