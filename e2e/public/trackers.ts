import { once } from "node:events";
import { createServer } from "node:http";
import type { AddressInfo } from "node:net";

/** What the scripts of the services do in a page: they write down what they receive, and leave a cookie. */
const scripts: Record<string, string> = {
  "/analytics.js": `
    heard.push(["analytics"]);
    document.cookie = "AMP_visitor=1; path=/";
    fetch("ORIGIN/collect", { mode: "no-cors" });
    new Image().src = "ORIGIN/pixel";
    window.amplitude = {
      init: (id, { serverZone }) => heard.push(["init", id, serverZone]),
      track: (name, properties) => heard.push([name, properties]),
    };`,
  "/experiments.js": `
    heard.push(["abTesting"]);
    document.cookie = "ABTasty=1; path=/";
    window.ABTasty = { visitor: { id: "visitor-1" }, getTestsOnPage: () => ({ 42: { variationID: 7 }, 43: {} }) };`,
  "/tours.js": `
    heard.push(["productTours", window.$productFruits[0].slice(0, 3)]);
    document.cookie = "tours=1; path=/";`,
};

/** A real server of the services' scripts. `asked` are the paths that browsers asked it for. */
export async function startTrackers() {
  const asked: string[] = [];
  const server = createServer(({ url = "", headers }, response) => {
    asked.push(url);
    const script = scripts[url]?.replaceAll("ORIGIN", `http://${headers.host}`);
    response.writeHead(script ? 200 : 204, { "Content-Type": "text/javascript" });
    response.end(script && `window.heard ??= [];${script}`);
  }).listen(0, "127.0.0.1");
  await once(server, "listening");
  const origin = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
  return {
    asked,
    /** The settings that name them to a portal. */
    settings: {
      ANALYTICS_SCRIPT: `${origin}/analytics.js`,
      ANALYTICS_ID: "key-1",
      ANALYTICS_COOKIES: "AMP_*",
      AB_TESTING_SCRIPT: `${origin}/experiments.js`,
      AB_TESTING_COOKIES: "ABTasty",
      PRODUCT_TOURS_SCRIPT: `${origin}/tours.js`,
      PRODUCT_TOURS_ID: "workspace-1",
      PRODUCT_TOURS_COOKIES: "tours",
    },
    async stop() {
      server.close();
      server.closeAllConnections();
      await once(server, "close");
    },
  };
}
