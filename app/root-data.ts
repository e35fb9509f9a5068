import { useRouteLoaderData } from "@remix-run/react";
import { createContext, useContext } from "react";
import type { WrittenLanguage } from "#contract/languages.ts";
import type { Side } from "#contract/sides.ts";
import type { ShownAppearance } from "./context.ts";
import type { Messages } from "./i18n/translate.ts";
import type { Notice } from "./notice.server.ts";
import type { TrackingEvent } from "./tracking/events.ts";
import type { PageTracking } from "./tracking/page-tracking.server.ts";

/** What every page knows, from the loader of `root.tsx`. */
export interface RootData extends ShownAppearance {
  language: WrittenLanguage;
  /** Absent where the page brings them as a script of their own. */
  messages?: Messages;
  /** The address of that script. */
  wordsUrl?: string;
  formToken: string;
  hasScripts: boolean;
  isSimpleView: boolean;
  /** Whose page this is. */
  side: Side;
  /** Absent on the shared host. */
  hostSide?: Side;
  /** Unknown where Remix ran no root loader. */
  isSignedIn?: boolean;
  supportEmail: string;
  notice: Notice | null;
  /** Absent where no tracker is configured. */
  tracking?: PageTracking;
  /** Events to report to analytics. */
  events?: TrackingEvent[];
}

/** The same, from `entry.server.tsx`, where Remix ran no root loader: what an action threw, a post to nowhere. */
export const RootFallback = createContext<RootData | undefined>(undefined);

export function useRootData(): RootData | undefined {
  const fallback = useContext(RootFallback);
  return (useRouteLoaderData("root") as RootData | null | undefined) ?? fallback;
}
