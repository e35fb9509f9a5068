import type { Answer } from "./ask-json.server.ts";

/** Spec §7: a backend may set a cookie `XSRF-TOKEN` and want it back, as cookie and header. Kept for one request. */
export function openXsrfTokens() {
  const tokens = new Map<string, string>();
  return {
    read(server: string, { headers }: Pick<Answer, "headers">) {
      for (const line of headers.getSetCookie()) {
        const [, value] = /^XSRF-TOKEN=([^;]*)/.exec(line) ?? [];
        if (value) tokens.set(server, value);
      }
    },
    headersFor(server: string): Record<string, string> {
      const token = tokens.get(server);
      return token ? { Cookie: `XSRF-TOKEN=${token}`, "X-XSRF-TOKEN": decoded(token) } : {};
    },
  };
}

/** Cookies are often percent-encoded; the header carries the decoded value, as clients in browsers send it. */
function decoded(value: string) {
  try {
    return decodeURIComponent(value);
  } catch {
    return value;
  }
}
