import { UNSAFE_RemixContext as RemixContext, Scripts, useMatches } from "@remix-run/react";
import { useContext, useMemo } from "react";
import { failureReporter } from "../script-failure.ts";
import { neededFeatures } from "./needed-features.ts";
import { useNonce } from "./nonce.ts";

/** Whether the browser has what our scripts need. Still older browsers cannot parse even this and run no script. */
const isNewEnough =
  `${JSON.stringify(neededFeatures)}.every(feature=>{const path=feature.split("."),name=path.pop();` +
  "return name in Object(path.reduce((owner,key)=>owner?.[key],window))})";

/**
 * Remix's scripts, loaded once the page is complete and usable, and only by a browser that can run them (ADR 0033).
 * Remix's own `<Scripts>` would preload them beside the style sheet, and a slow line would show the page later.
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
    const routes = matches.map(({ id }) => ({ id, module: manifest.routes[id]?.module }));
    const words = wordsUrl ? `,import(${JSON.stringify(wordsUrl)}).then(m=>window.pageWords=m.default)` : "";
    const imports = routes.map(({ module }) => `import(${JSON.stringify(module)})`).join(",");
    const named = routes.map(({ id }, index) => `${JSON.stringify(id)}:m[${index}]`).join(",");
    return (
      `window.__remixContext={"basename":"/",${state};${failureReporter}` +
      `addEventListener("load",()=>setTimeout(()=>{if(${isNewEnough})import(${JSON.stringify(manifest.url)}).then(()=>` +
      `Promise.all([${imports}${words}])).then(m=>{window.__remixRouteModules={${named}};` +
      `return import(${JSON.stringify(manifest.entry.module)})}).catch(error=>reportFailure("start",error))}))`
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
