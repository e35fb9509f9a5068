import { useT } from "#app/i18n/I18n.tsx";
import { ChoiceTool, ListTools, SearchTool } from "#app/ui/ListTools.tsx";
import { usePaths } from "#app/use-paths.ts";
import { ticketOwners, ticketSides, ticketStates } from "#contract/enumerations/desk.ts";
import { advisorPaths } from "../paths.ts";
import type { Place } from "./place.ts";

/** Search and choice of the tickets that are listed. */
export function TicketTools({ place: { search, owner, side, state } }: { place: Place }) {
  const t = useT();
  const states = ticketStates.map((one) => [one, t(one === "all" ? "state.all" : `ticketStates:${one}`)] as const);
  return (
    <ListTools action={usePaths(advisorPaths).tickets} submit={t("apply")}>
      <SearchTool label={t("search")} value={search} />
      <ChoiceTool
        name="owner"
        label={t("owner.label")}
        value={owner ?? ""}
        options={[["", t("owner.all")], ...ticketOwners.map((one) => [one, t(`owner.${one}`)] as const)]}
      />
      <ChoiceTool
        name="side"
        label={t("side.label")}
        value={side ?? ""}
        options={[["", t("side.all")], ...ticketSides.map((one) => [one, t(`side.${one}`)] as const)]}
      />
      <ChoiceTool
        name="state"
        label={t("state.label")}
        value={state ?? ""}
        options={[["", t("state.ours")], ...states]}
      />
    </ListTools>
  );
}
