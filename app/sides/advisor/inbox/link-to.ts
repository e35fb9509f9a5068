import type { PathsIn } from "#app/paths.ts";
import type { Waiting } from "#contract/entities/inbox.ts";
import type { advisorPaths } from "../paths.ts";
import { type Place, type Spot, spotWith } from "./place.ts";

/** The page of the applicant whom something is about, none for a company's request; the part of the inbox it was found in goes along. */
export function linkTo(
  paths: PathsIn<typeof advisorPaths>,
  part: Place | Spot,
  { accountId, key }: Pick<Waiting, "accountId" | "key">,
) {
  if (accountId === null) return undefined;
  const { search, campus, whose } = part;
  return spotWith(paths.applicant(accountId), { search, kind: part.kind, campus, whose, at: key });
}
