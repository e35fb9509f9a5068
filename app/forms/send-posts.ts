import { pageFromServer } from "../remix-in-browser.ts";
import type { FormResult } from "./form-state.ts";
import { versionsIn } from "./form-state.ts";
import { dropUnsent, keepUnsent } from "./unsent.ts";
import { tellUpload } from "./upload.ts";

type Body = FormData | URLSearchParams;
type Signal = AbortSignal | null | undefined;

/** Every answer of the portal to its own pages has one of these headers. */
const ours = ["X-Remix-Response", "X-Remix-Redirect", "X-Remix-Catch", "X-Remix-Error"];

/** The page that alone has what was typed, by its address: its last post did not arrive, or has something to mend. */
let standing: string | undefined;

/**
 * Sends whatever is posted by script (ADR 0037). `fetch` is the one way that all of it takes: a post that does not
 * arrive becomes an answer that its form shows, and the page around it stays.
 */
export function sendPosts() {
  const ask = window.fetch;
  window.fetch = async (input, init) => {
    const address = String(input);
    const [page, routeId] = address.split(/[?&]_data=/);
    if (!routeId) return ask(input, init);
    if (init?.body instanceof FormData || init?.body instanceof URLSearchParams)
      return post(address, page, init.body, init.signal);
    // Elsewhere, or back again, nothing of it stands.
    if (page !== standing) standing = undefined;
    const shown = window.__remixRouter.state.loaderData[decodeURIComponent(routeId)];
    if (!standing || shown === undefined) return ask(input, init).then(unlessForeign);
    const answer = await ask(input, init).catch((reason) => {
      if (init?.signal?.aborted) throw reason;
    });
    return answer && isOurs(answer) && answer.status < 500 ? answer : answerOf(shown);
  };
}

/** What answers in the portal's place, as a proxy does while it starts, has no data: the page is asked for as such. */
const unlessForeign = (answer: Response) => (isOurs(answer) ? answer : (pageFromServer() ?? answer));
const isOurs = ({ headers }: Response) => ours.some((name) => headers.has(name));
const answerOf = (data: unknown, status = 200) =>
  new Response(JSON.stringify(data), {
    status,
    headers: { "Content-Type": "application/json", "X-Remix-Response": "yes" },
  });

async function post(address: string, page: string | undefined, body: Body, signal: Signal): Promise<Response> {
  const answer = await transfer(address, body, signal);
  const failed = await failureIn(answer, body);
  standing = answer?.headers.has("X-Remix-Redirect") ? undefined : page;
  if (failed) keepUnsent(body);
  else dropUnsent(body);
  return failed ?? (answer as Response);
}

/** The form's message when nothing was done; undefined when the portal answered, whatever the answer. */
async function failureIn(answer: Response | undefined, body: Body): Promise<Response | undefined> {
  if (!answer) return unsent(body, "network");
  if (!isOurs(answer)) return unsent(body, reasonOf(answer.status, body));
  const isThrown = !answer.headers.has("X-Remix-Response");
  if (answer.headers.has("X-Remix-Redirect") || (!isThrown && answer.status < 500)) return undefined;
  const data = await answer
    .clone()
    .json()
    .catch(() => undefined);
  if (data?.form) return answerOf({ ...data, form: { ...data.form, isUnsent: true } }, answer.status);
  const code = answer.headers.has("X-Remix-Error") ? 500 : data?.code;
  return isThrown && code && formIn(body) ? unsent(body, notTransferred(code)) : undefined;
}

/** Why the server took a post no further. */
function reasonOf(status: number, body: Body): string {
  if (status === 409) return "otherPerson";
  return status === 413 && fileFieldOf(body) ? "fileTooLarge" : notTransferred(status);
}

/** The form on this page that a post comes from; a button may have none. */
function formIn(body: Body): string {
  const id = String(body.get("formId") ?? "");
  return document.getElementById(id) ? id : "";
}

const notTransferred = (code: number) => `notTransferred?code=${code}`;
/** The field whose file is sent along: an empty field sends an empty file, and text has no size. */
const fileFieldOf = (body: Body) =>
  Array.from(body as Iterable<[string, { size?: number }]>).find(([, { size }]) => size)?.[0];

/** The page stays as it is, with its chosen files and its key, so that it can be sent again. */
function unsent(body: Body, reason: string): Response {
  const form: FormResult = {
    formId: formIn(body),
    result: { status: "error", error: { [fileFieldOf(body) ?? ""]: [reason] } },
    versions: versionsIn(body as Iterable<[string, string]>),
    key: String(body.get("formKey") ?? ""),
    isUnsent: true,
  };
  return answerOf({ form });
}

/** Reports the progress of a post's files, which `fetch` cannot. Undefined when no answer came. */
function transfer(address: string, body: Body, signal: Signal): Promise<Response | undefined> {
  const call = new XMLHttpRequest();
  const isUpload = !!fileFieldOf(body);
  if (isUpload)
    call.upload.onprogress = ({ loaded: sent, total }) =>
      tellUpload({ state: sent < total ? "uploading" : "processing", sent, total });
  return new Promise<boolean>((resolve, reject) => {
    call.onload = () => resolve(true);
    call.onerror = () => resolve(false);
    call.onabort = () => reject(signal?.reason);
    signal?.addEventListener("abort", () => call.abort());
    call.open("POST", address);
    call.send(body);
  }).then(
    (isAnswered) => {
      const answer = isAnswered ? received(call) : undefined;
      tellUpload(isUpload && answer?.headers.has("X-Remix-Redirect") ? { state: "saved" } : undefined);
      return answer;
    },
    (reason) => {
      tellUpload(undefined);
      throw reason;
    },
  );
}

function received(call: XMLHttpRequest): Response {
  const headers = new Headers();
  for (const line of call.getAllResponseHeaders().trim().split("\r\n")) {
    const [name = "", ...value] = line.split(": ");
    if (name) headers.append(name, value.join(": "));
  }
  return new Response(call.status === 204 ? null : call.responseText, { status: call.status, headers });
}
