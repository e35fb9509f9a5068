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
export const getPatchRoutesOnNavigationFunction = () => undefined;
export const useFogOFWarDiscovery = () => {};

export const RemixRootDefaultHydrateFallback = () => null;
