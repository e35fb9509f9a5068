import type { Consent } from "./consent.server.ts";
import { keepsCookies, type Tracker } from "./services.ts";

/**
 * Deletes cookies of trackers without consent, as spec §4 says. On every page: a script that still runs while its
 * consent is withdrawn may write its cookies once more.
 */
export function forgetCookies(request: Request, trackers: Tracker[], { accepted }: Consent): string[] {
  const allowed = trackers.filter(({ service }) => accepted.includes(service)).flatMap(({ cookies }) => cookies);
  const withdrawn = trackers
    .filter(({ service }) => !accepted.includes(service) && !keepsCookies.includes(service))
    .flatMap(({ cookies }) => cookies);
  return namesIn(request.headers.get("Cookie") ?? "")
    .filter((name) => isLike(name, withdrawn) && !isLike(name, allowed))
    .flatMap((name) => domainsOf(request).map((domain) => `${name}=; Path=/; Max-Age=0${domain}`));
}

const namesIn = (cookie: string) =>
  cookie.split(";").flatMap((pair) => /^\s*([\w.$~!#%&'*+^`|-]+)=/.exec(pair)?.[1] ?? []);

const isLike = (name: string, patterns: string[]) =>
  patterns.some((pattern) => (pattern.endsWith("*") ? name.startsWith(pattern.slice(0, -1)) : name === pattern));

/** A tracker may have set its cookie for the host alone, or for any parent domain. */
function domainsOf(request: Request): string[] {
  const host = (request.headers.get("Host") ?? "").replace(/:\d+$/, "");
  const isName = /[a-z]$/i.test(host);
  const labels = isName ? host.split(".") : [];
  const around = labels.slice(0, -1).map((_, index) => `; Domain=${labels.slice(index).join(".")}`);
  return ["", ...around];
}
