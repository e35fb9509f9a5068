import type { RequestHandler } from "express";
import { type Side, sideNames } from "#contract/sides.ts";
import type { IdentityEndpoints } from "./identity-endpoints.ts";
import { isLoopback } from "./loopback.ts";
import { plainPage } from "./plain-page.ts";

export interface Hosts {
  publicUrl: string;
  hosts: Record<Side, string[]>;
}

/** The side whose portal host this is; undefined on the shared host (design §3). */
export function hostSideOf(host: string, { hosts }: Hosts): Side | undefined {
  const name = hostName(host);
  return sideNames.find((side) => hosts[side].some((known) => hostName(known) === name));
}

/** A host that more than one side names: it shows the first of them alone. */
export function hostOfSeveralSides(hosts: Hosts["hosts"]): string | undefined {
  const names = sideNames.flatMap((side) => [...new Set(hosts[side].map(hostName))]);
  return names.find((name, at) => names.indexOf(name) < at);
}

/** Refuses foreign hosts, so that no address or cookie is ever made from one (trap 1). */
export function onlyKnownHosts(settings: Hosts): RequestHandler {
  const known = new Set([settings.publicUrl, ...Object.values(settings.hosts).flat()].map(hostName));
  const servesLoopback = isLoopback(hostName(settings.publicUrl));
  return (request, response, next) => {
    const name = hostName(request.headers.host ?? "");
    if (known.has(name) || (servesLoopback && isLoopback(name))) return next();
    plainPage(response, 421);
  };
}

/** The origins that serve our pages. */
export function ownOrigins({ publicUrl, hosts }: Hosts): Set<string> {
  const { protocol, port } = new URL(publicUrl);
  const names = Object.values(hosts).flat();
  return new Set([
    publicUrl,
    ...names.map((name) => new URL(`${protocol}//${name.includes(":") || !port ? name : `${name}:${port}`}`).origin),
  ]);
}

/** The origins that a post may be redirected to: where people sign in and out, and ours, where that began (trap 7). */
export function formTargets(
  hosts: Hosts,
  provider: Pick<IdentityEndpoints, "authorizationEndpoint" | "endSessionEndpoint">,
): string[] {
  const endpoints = [provider.authorizationEndpoint, provider.endSessionEndpoint].filter(Boolean);
  return [...new Set([...endpoints.map((endpoint) => new URL(endpoint).origin), ...ownOrigins(hosts)])];
}

const hostName = (address: string) =>
  address
    .replace(/^https?:\/\//, "")
    .replace(/:\d+$/, "")
    .toLowerCase();
