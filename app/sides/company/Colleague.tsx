import type { ReactNode } from "react";
import { Person } from "#app/ui/Person.tsx";
import { usePaths } from "#app/use-paths.ts";
import type { Employee } from "#contract/entities/employee.ts";
import { nameOf } from "#domain/person-name.ts";
import { companyPaths } from "./paths.ts";

interface Props {
  of: Pick<Employee, "id" | "firstName" | "lastName" | "email" | "profilePicture">;
  /** The name, where it is a link. */
  name?: ReactNode;
}

/** Somebody as their colleagues see them: their picture, name and address. */
export function Colleague({ of, name = <bdi>{nameOf(of)}</bdi> }: Props) {
  const paths = usePaths(companyPaths);
  const { id, email, profilePicture } = of;
  const picture = profilePicture ? paths.employeePicture(id, profilePicture) : undefined;
  return <Person name={name} role={<bdi dir="ltr">{email}</bdi>} picture={picture} />;
}
