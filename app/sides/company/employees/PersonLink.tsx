import { TextLink } from "#app/ui/TextLink.tsx";
import { usePaths } from "#app/use-paths.ts";
import type { Employee } from "#contract/entities/employee.ts";
import { nameOf } from "#domain/person-name.ts";
import { Colleague } from "../Colleague.tsx";
import { companyPaths } from "../paths.ts";

/** A person in a row: the name leads to their page. */
export function PersonLink({ of }: { of: Employee }) {
  const paths = usePaths(companyPaths);
  const name = (
    <TextLink to={paths.employee(of.id)}>
      <bdi>{nameOf(of)}</bdi>
    </TextLink>
  );
  return <Colleague of={of} name={name} />;
}
