import { useMatches } from "@remix-run/react";
import { createContext, type ReactNode, useContext } from "react";
import type { Language } from "#contract/languages.ts";
import type { PageHandle } from "../page.ts";
import { type Messages, type Translate, translateWith } from "./translate.ts";

export const alwaysNeeded = ["common"] as const;

const I18nContext = createContext<Translate | undefined>(undefined);

/** Gives the page its `t`: its own namespaces first, then those of the routes around it. */
export function I18n({
  language,
  messages,
  children,
}: {
  language: Language;
  messages: Messages;
  children: ReactNode;
}) {
  const namespaces = useMatches()
    .flatMap(({ handle }) => [(handle as PageHandle | undefined)?.words ?? []])
    .reverse()
    .flat();
  const t = translateWith(language, messages, [...namespaces, ...alwaysNeeded]);
  return <I18nContext.Provider value={t}>{children}</I18nContext.Provider>;
}

/** Words of a part that loads after its page. */
export function LaterWords({ namespaces, messages, children }: LaterProps) {
  const { language } = useT();
  return <I18nContext.Provider value={translateWith(language, messages, namespaces)}>{children}</I18nContext.Provider>;
}
interface LaterProps {
  /** The nearest first, in the order in which pages name theirs. */
  namespaces: readonly string[];
  messages: Messages;
  children: ReactNode;
}

export function useT(): Translate {
  const t = useContext(I18nContext);
  if (!t) throw new Error("useT outside of <I18n>");
  return t;
}
