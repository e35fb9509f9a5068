import type { Location } from "@remix-run/react";
import { createPath } from "react-router-dom";

// Stands in for parts of Remix that the browser would get although nothing here uses them. `remix.config.js` switches
// off single fetch with its `turbo-stream`, and lazy route discovery; no page waits for the browser to be rendered.

export function decode(): never {
  throw new Error("Switched off in remix.config.js");
}
export const encode = decode;
export const StreamTransfer = decode;
export const decodeViaTurboStream = decode;
export const getSingleFetchDataStrategy = decode;
export const singleFetchUrl = decode;
export const getPartialManifest = decode;

export const isFogOfWarEnabled = () => false;
/** What leads to a page that the manifest of this side does not name: the server knows it. */
export const getPatchRoutesOnNavigationFunction = ({ url }: { url: string }) =>
  url.includes("-for-") ? leave : undefined;

function leave() {
  const { location }: { location?: Location } = window.__remixRouter.state.navigation;
  if (location) window.location.assign(createPath(location));
  return new Promise(() => {});
}
export const useFogOFWarDiscovery = () => {};

export const RemixRootDefaultHydrateFallback = () => null;
