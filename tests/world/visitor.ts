import { setTimeout as pause } from "node:timers/promises";

/** Somebody who uses the portal without a browser: keeps cookies, fills in the forms of pages, follows redirects. */
export class Visitor {
  readonly #cookies = new Map<string, string>();
  constructor(readonly url: string) {}

  get cookieHeader() {
    return [...this.#cookies].map(([name, value]) => `${name}=${value}`).join("; ");
  }

  /** One request; nothing is followed. */
  async request(path: string, init: RequestInit = {}): Promise<Response> {
    const headers = new Headers({ Accept: "text/html", Cookie: this.cookieHeader, ...(init.headers as object) });
    const response = await fetch(new URL(path, this.url), { ...init, headers, redirect: "manual" });
    for (const line of response.headers.getSetCookie()) this.#keep(line);
    return response;
  }

  /** A page, wherever the redirects lead. */
  async open(path: string): Promise<Page> {
    let response = await this.request(path);
    for (let hops = 0; response.status >= 300 && response.status < 400; hops++) {
      if (hops === 20) throw new Error(`${path} redirects for ever`);
      await response.body?.cancel();
      path = this.#pathOf(response, path);
      response = await this.request(path);
    }
    return { path, status: response.status, html: await response.text() };
  }

  /** Posts a form of a page with these answers; the hidden fields go along. */
  async post(page: Page, formId: string, answers: Answers, { inPieces = 1 } = {}): Promise<Response> {
    const hasFile = Object.values(answers).some((answer) => answer instanceof File);
    const form = hasFile ? new FormData() : new URLSearchParams();
    const all = { ...hiddenFieldsOf(page.html, formId), ...answers };
    for (const [name, value] of Object.entries(all)) (form as FormData).append(name, value);
    if (inPieces === 1) return this.request(page.path, { method: "POST", body: form });
    const whole = new Response(form);
    const headers = { "Content-Type": whole.headers.get("Content-Type") ?? "" };
    const body = slowly(new Uint8Array(await whole.arrayBuffer()), inPieces);
    return this.request(page.path, { method: "POST", headers, body, duplex: "half" } as RequestInit);
  }

  /** Signs in as one of the demo's people and gives the page that was asked for. */
  async signIn(email: string, path = "/ds/home"): Promise<Page> {
    const page = await this.open(path);
    const response = await this.post(page, "sign-in", { email, password: "Demo-2026-portal" });
    if (response.status !== 303) throw new Error(`${email} could not sign in: ${response.status}`);
    return this.open(this.#pathOf(response, page.path));
  }

  #pathOf(response: Response, from: string) {
    const address = new URL(response.headers.get("Location") ?? "", new URL(from, this.url));
    if (address.origin !== new URL(this.url).origin) throw new Error(`redirected to ${address.origin}`);
    return address.pathname + address.search;
  }

  #keep(line: string) {
    const [, name = "", value = ""] = /^([^=]+)=([^;]*)/.exec(line) ?? [];
    if (value) this.#cookies.set(name, value);
    else this.#cookies.delete(name);
  }
}

export type Answers = Record<string, string | File>;
export interface Page {
  path: string;
  status: number;
  html: string;
}

/** Bytes as a slow line sends them: a piece each tenth of a second. */
function slowly(bytes: Uint8Array, pieces: number) {
  const size = Math.ceil(bytes.length / pieces);
  let at = 0;
  return new ReadableStream({
    async pull(controller) {
      await pause(100);
      controller.enqueue(bytes.subarray(at, at + size));
      at += size;
      if (at >= bytes.length) controller.close();
    },
  });
}

/** The hidden fields of a form: token, one-time key, version. */
export function hiddenFieldsOf(html: string, formId: string): Record<string, string> {
  const forms = html.match(/<form[\s\S]*?<\/form>/g) ?? [];
  const form = forms.find((text) => text.includes(`id="${formId}"`));
  if (!form) throw new Error(`The page has no form ${formId}`);
  // A disabled one is not posted.
  const inputs = form.match(/<input type="hidden" name[^>]*>/g) ?? [];
  return Object.fromEntries(
    inputs.map((input) => [/name="([^"]*)"/.exec(input)?.[1] ?? "", /value="([^"]*)"/.exec(input)?.[1] ?? ""]),
  );
}
