import { useSyncExternalStore } from "react";
import type { FormResult } from "./form-state.ts";

/** How far the files of this page's form are; `saved` until the page is left or the next files go out. */
export type Upload = { state: "uploading" | "processing"; sent: number; total: number } | { state: "saved" };

let current: Upload | undefined;
const listeners = new Set<() => void>();

function tell(upload: Upload | undefined) {
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

/** Posts a form to its action as Remix does, and tells how far its files are: `fetch` cannot. */
export async function postWithProgress(request: Request, routeId: string): Promise<Response> {
  const body = await request.formData();
  const hasFiles = [...body.values()].some((value) => value instanceof File && value.size > 0);
  const call = new XMLHttpRequest();
  if (hasFiles)
    call.upload.onprogress = ({ loaded: sent, total }) =>
      tell({ state: sent < total ? "uploading" : "processing", sent, total });
  const address = new URL(request.url);
  address.searchParams.set("_data", routeId);
  return new Promise<Response>((resolve, reject) => {
    call.onload = () => resolve(answerOf(call, body));
    call.onerror = () => resolve(unsent(body, "network"));
    call.onabort = () => reject(request.signal.reason);
    request.signal.addEventListener("abort", () => call.abort());
    call.open("POST", address);
    call.send(body);
  }).then(
    (answer) => {
      tell(hasFiles && answer.status === 302 ? { state: "saved" } : undefined);
      if (answer.headers.has("X-Remix-Catch")) throw answer;
      return answer;
    },
    (reason) => {
      tell(undefined);
      throw reason;
    },
  );
}

/** What Remix's own posts make of an answer. */
function answerOf(call: XMLHttpRequest, body: FormData): Response {
  const names = ["Content-Type", "X-Remix-Catch", "X-Remix-Revalidate", "X-Remix-Reload-Document"];
  const headers = new Headers();
  for (const name of names) {
    const value = call.getResponseHeader(name);
    if (value) headers.set(name, value);
  }
  const location = call.getResponseHeader("X-Remix-Redirect");
  if (location) {
    headers.set("Location", location);
    return new Response(null, { status: 302, headers });
  }
  const isOurs = headers.has("X-Remix-Catch") || call.getResponseHeader("X-Remix-Response");
  // Something on the way, such as a proxy with a limit of its own, answered instead of the portal.
  if (!isOurs && call.status === 413) return unsent(body, "fileTooLarge");
  if (!isOurs) return unsent(body, "network");
  return new Response(call.responseText, { status: call.status, headers });
}

/** The page stays as it is, with its files chosen and its key: it can be sent again. */
function unsent(body: FormData, reason: string): Response {
  const typed = [...body].filter((entry): entry is [string, string] => typeof entry[1] === "string");
  const form: FormResult = {
    formId: String(body.get("formId")),
    result: { status: "error", initialValue: Object.fromEntries(typed), error: { file: [reason] } },
    versions: null,
    isUnsent: true,
  };
  return new Response(JSON.stringify({ form }), { headers: { "Content-Type": "application/json" } });
}
