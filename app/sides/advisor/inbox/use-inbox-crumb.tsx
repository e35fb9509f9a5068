import { useT } from "#app/i18n/I18n.tsx";
import { TextLink } from "#app/ui/TextLink.tsx";
import { usePaths } from "#app/use-paths.ts";
import type { InboxPlace } from "#contract/entities/inbox.ts";
import { advisorPaths } from "../paths.ts";
import { placeWith, type Spot } from "./place.ts";

/** The place in the inbox, for who came from there. */
export type InInbox = { spot: Spot; place: InboxPlace } | null;

/** The way back to the part of the inbox that somebody came from, and how far they are in it. */
export function useInboxCrumb(inbox: InInbox) {
  const t = useT();
  const { home } = usePaths(advisorPaths);
  const to = inbox ? placeWith(home, inbox.spot) : home;
  return { group: <TextLink to={to}>{t("advisor:nav.home")}</TextLink>, position: inbox && positionOf(t, inbox.place) };
}

const positionOf = (t: ReturnType<typeof useT>, { position, total }: InboxPlace) =>
  position === null ? t("inboxWay:decided") : t("inboxWay:position", { position, total });
