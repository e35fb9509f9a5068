import { useRouteLoaderData } from "@remix-run/react";
import type { WrittenLanguage } from "#contract/languages.ts";
import type { Side } from "./context.ts";
import type { Messages } from "./i18n/translate.ts";
import type { Notice } from "./notice.server.ts";

/** What every page knows, from the loader of `root.tsx`. */
export interface RootData {
  language: WrittenLanguage;
  messages: Messages;
  formToken: string;
  hasScripts: boolean;
  isSimpleView: boolean;
  /** Absent on the shared host. */
  hostSide?: Side;
  supportEmail: string;
  notice: Notice | null;
  /** Those of the chooser. */
  languages: WrittenLanguage[];
}

/** Undefined where the root itself failed to load. */
export const useRootData = () => useRouteLoaderData("root") as RootData | undefined;
