import { Text } from "#app/ui/Text.tsx";
import { TextLink } from "#app/ui/TextLink.tsx";
import { usePaths } from "#app/use-paths.ts";
import type { Employee } from "#contract/entities/employee.ts";
import { nameOf } from "#domain/person-name.ts";
import { companyPaths } from "../paths.ts";

type Of = Pick<Employee, "id" | "firstName" | "lastName" | "email">;

/** A person in a row: the name leads to their page, the address stands below. */
export function PersonLink({ of }: { of: Of }) {
  const paths = usePaths(companyPaths);
  return (
    <>
      <TextLink to={paths.employee(of.id)}>
        <bdi>{nameOf(of)}</bdi>
      </TextLink>
      <Text muted>
        <bdi dir="ltr">{of.email}</bdi>
      </Text>
    </>
  );
}
