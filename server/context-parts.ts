import type { Request as ExpressRequest, Response as ExpressResponse } from "express";
import type { Circuits } from "#app/api/circuit.server.ts";
import type { MeasureCall } from "#app/api/client.server.ts";
import type { PortalAppearance, Posted, PublicSettings } from "#app/context.ts";
import type { PortalCookies } from "#app/cookies.server.ts";
import type { RequestTracking } from "#app/tracking/request-tracking.server.ts";
import type { PortalCurriculaVitae } from "#backend/db/portal-curricula-vitae.ts";
import type { PortalDrafts } from "#backend/db/portal-drafts.ts";
import type { PortalSessions } from "#backend/db/portal-sessions.ts";
import type { Server } from "#contract/endpoint.ts";
import type { Side } from "#contract/sides.ts";
import type { Address } from "./addresses.ts";
import type { RequestSession } from "./session.ts";
import type { StrangersAllowance } from "./strangers.ts";
import type { WordScripts } from "./word-scripts.ts";

/** The parts of the context that all requests share. */
export interface ContextParts {
  cookies: PortalCookies;
  words: Pick<WordScripts, "urlOf">;
  sessions: PortalSessions;
  drafts: PortalDrafts;
  curriculaVitae: PortalCurriculaVitae;
  appearance: PortalAppearance;
  strangersMayLeave: StrangersAllowance;
  servers: Record<Server, string>;
  circuits: Circuits;
  /** Present only if metrics are on. */
  measureCall: MeasureCall | undefined;
  settings: PublicSettings;
  secret: string;
  sessionLimits: { idleMinutes: number; hours: number };
}

/** The parts of the context that belong to one request. */
export interface RequestParts {
  express: ExpressRequest;
  response: ExpressResponse;
  request: Request;
  visitor: string;
  /** Whether the browser brought the visitor's id along, and so will bring it again. */
  isKnown: boolean;
  session: RequestSession;
  side: Side;
  hostSide: Side | undefined;
  isPrivate: boolean;
  posted: Posted | undefined;
  tracking: RequestTracking;
  address: Pick<Address, "pageId" | "namespaces" | "takesDrafts">;
}
