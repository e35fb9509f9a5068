import { UNSAFE_RemixContext as RemixContext, Scripts, useMatches } from "@remix-run/react";
import { useContext, useMemo } from "react";
import { failureReporter } from "../script-failure.ts";
import { useNonce } from "./nonce.ts";

/**
 * Remix's scripts, loaded once the page is complete and usable. What cannot run them cannot read this one, because of
 * its `?.` (ADR 0033). They are loaded all at once, but run one after the other, so that what the reader does in
 * between is not kept waiting (ADR 0115). Remix's own `<Scripts>` would preload them beside the style sheet, and a slow
 * line would show the page later.
 */
export function LateScripts({ wordsUrl }: { wordsUrl: string | undefined }) {
  const nonce = useNonce();
  const remix = useContext(RemixContext);
  const matches = useMatches();
  // Made once, on the server: in the browser it must only find the element that is already there.
  // biome-ignore lint/correctness/useExhaustiveDependencies: the scripts of the first page are never rendered again
  const script = useMemo(() => {
    if (!remix || !import.meta.env.SSR) return " ";
    const { manifest, serverHandoffString = "" } = remix;
    // The rest of it is the build's own: the browser's part was built with it.
    const state = serverHandoffString.slice(serverHandoffString.indexOf('"state":'));
    const modules = matches.map(({ id }) => ({ id, file: manifest.routes[id]?.module }));
    const entry = manifest.entry.module;
    const files = [
      manifest.url,
      ...manifest.entry.imports,
      ...modules.map(({ file }) => file),
      wordsUrl ?? [],
      entry,
    ].flat();
    const at = (file: string | undefined) => files.indexOf(file);
    const named = modules.map(({ id, file }) => `${JSON.stringify(id)}:m[${at(file)}]`).join(",");
    return (
      `window.__remixContext={"basename":"/",${state};${failureReporter}` +
      `addEventListener("load",()=>setTimeout(async()=>{const files=${JSON.stringify(files)},` +
      "m=[],later=()=>new Promise(go=>setTimeout(go));files.map(file=>fetch(file).catch(later));" +
      `try{for(const file of files){if(file==files[${at(entry)}]){window.__remixRouteModules={${named}};` +
      `${wordsUrl ? `window.pageWords=m[${at(wordsUrl)}].default;` : ""}}m.push(await import(file));await later()}}` +
      'catch(error){reportFailure("start",error)}}))'
    );
  }, []);
  if (import.meta.env.DEV) return <Scripts nonce={nonce} />;
  return (
    <script
      nonce={nonce}
      suppressHydrationWarning
      // biome-ignore lint/security/noDangerouslySetInnerHtml: addresses of the build and Remix's own escaped state
      dangerouslySetInnerHTML={{ __html: script }}
    />
  );
}
