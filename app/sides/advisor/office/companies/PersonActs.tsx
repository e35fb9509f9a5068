import type { KeptEmployee } from "#contract/entities/kept-company.ts";
import { OfficeAct } from "../OfficeAct.tsx";

/** What the office does about somebody of a company, each act with what follows from it. */
export function PersonActs({ of: { isOwner, invitation, company }, formKey }: { of: KeptEmployee; formKey: string }) {
  const isFixed = isOwner && !invitation;
  // One of several owners can be left as the only one.
  if (isFixed && company.owners.length === 1) return null;
  return (
    <>
      <OfficeAct act={invitation ? "resend" : "handOver"} formKey={formKey} />
      {!isFixed && (
        <OfficeAct act="remove" words={invitation ? "withdraw" : "remove"} kind="destructive" formKey={formKey} />
      )}
    </>
  );
}
