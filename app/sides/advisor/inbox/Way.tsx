import { useT } from "#app/i18n/I18n.tsx";
import { Pager } from "#app/ui/Pager.tsx";
import { usePaths } from "#app/use-paths.ts";
import type { InboxPlace, Waiting } from "#contract/entities/inbox.ts";
import { advisorPaths } from "../paths.ts";
import { linkTo } from "./link-to.ts";
import type { Spot } from "./place.ts";

/** The way through the part of the inbox that somebody came from. */
export function Way({ spot, of: { previous, next } }: { spot: Spot; of: InboxPlace }) {
  const t = useT();
  const paths = usePaths(advisorPaths);
  const stop = (waiting: Waiting | null, key: string) =>
    waiting ? { to: linkTo(paths, spot, waiting), label: t(key, { name: waiting.name }) } : undefined;
  const [before, after] = [stop(previous, "inboxWay:previousOne"), stop(next, "inboxWay:nextOne")];
  return (before || after) && <Pager label={t("inboxWay:way")} previous={before} next={after} />;
}
