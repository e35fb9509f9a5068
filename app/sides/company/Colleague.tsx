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

/** Somebody as their colleagues see them: picture, name, what they do there, and their address. */
export function Colleague({ of, name = <bdi>{nameOf(of)}</bdi> }: Props) {
  const paths = usePaths(companyPaths);
  const { id, email, profilePicture, department, position } = of;
  const work = [position, department].filter(Boolean).join(", ");
  const about = (
    <>
      {work && (
        <div>
          <bdi>{work}</bdi>
        </div>
      )}
      <bdi dir="ltr">{email}</bdi>
    </>
  );
  return (
    <Person name={name} role={about} picture={profilePicture ? paths.employeePicture(id, profilePicture) : undefined} />
  );
}
