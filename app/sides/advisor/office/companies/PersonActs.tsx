import type { Employee } from "#contract/entities/employee.ts";
import { OfficeAct } from "../OfficeAct.tsx";

/** What the office does about somebody of a company, each act with what follows from it. */
export function PersonActs({ of: { isOwner, invitation }, formKey }: { of: Employee; formKey: string }) {
  const first = invitation ? "resend" : "handOver";
  if (isOwner && !invitation) return null;
  return (
    <>
      <OfficeAct act={first} formKey={formKey} />
      <OfficeAct act="remove" words={invitation ? "withdraw" : "remove"} kind="destructive" formKey={formKey} />
    </>
  );
}
