import { useCallback, useRef, useState } from "react";
import { matchRoutes } from "react-router-dom";

type Fields = Iterable<[string, FormDataEntryValue]>;

/**
 * Posts texts to a page by script, without leaving the page that is shown, and gives that page's answer. The router's
 * own way, its fetchers, would be 3 kB of gzip on every page (ADR 0118).
 */
export async function postBeside<Answer>(path: string, fields: Fields): Promise<Answer | undefined> {
  const address = new URL(path, window.location.href);
  address.searchParams.set("_data", matchRoutes(window.__remixRouter.routes, path)?.pop()?.route.id ?? "");
  const body = new URLSearchParams();
  for (const [name, value] of fields) if (typeof value === "string") body.append(name, value);
  const answer = await fetch(address.href, { method: "POST", body });
  // To the sign-in, for example, which keeps a form as its draft; of anything else nothing would be kept.
  const elsewhere = answer.headers.get("X-Remix-Redirect");
  if (elsewhere && body.has("formId")) window.location.assign(elsewhere);
  return answer.headers.has("X-Remix-Response") ? answer.json() : undefined;
}

/** The answer to the newest of such posts that has one; one that comes late changes nothing. */
export function usePostsBeside<Answer>() {
  const [answer, setAnswer] = useState<Answer>();
  const posts = useRef(0);
  const post = useCallback(async (path: string, fields: Fields) => {
    const nth = ++posts.current;
    const given = await postBeside<Answer>(path, fields);
    if (nth === posts.current) setAnswer((before) => given ?? before);
  }, []);
  return [answer, post] as const;
}
