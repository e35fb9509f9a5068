import type { ReactNode } from "react";
import { Person } from "#app/ui/Person.tsx";
import { usePaths } from "#app/use-paths.ts";
import type { Employee } from "#contract/entities/employee.ts";
import { nameOf } from "#domain/person-name.ts";
import { companyPaths } from "./paths.ts";

interface Props {
  of: Pick<Employee, "id" | "firstName" | "lastName" | "email" | "profilePicture" | "department" | "position">;
  /** The name, where it is a link. */
  name?: ReactNode;
}

/** Somebody as their colleagues see them: their picture, name, what they are at the company, and address. */
export function Colleague({ of, name = <bdi>{nameOf(of)}</bdi> }: Props) {
  const paths = usePaths(companyPaths);
  const { id, email, profilePicture } = of;
  const job = [of.position, of.department].filter(Boolean).join(", ");
  const role = (
    <>
      {job && (
        <div>
          <bdi>{job}</bdi>
        </div>
      )}
      <bdi dir="ltr">{email}</bdi>
    </>
  );
  const picture = profilePicture ? paths.employeePicture(id, profilePicture) : undefined;
  return <Person name={name} role={role} picture={picture} />;
}
