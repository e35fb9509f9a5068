import { useT } from "#app/i18n/I18n.tsx";
import { Heading } from "#app/ui/Heading.tsx";
import { Row, Rows } from "#app/ui/Rows.tsx";
import { TextLink } from "#app/ui/TextLink.tsx";
import { usePaths } from "#app/use-paths.ts";
import type { WholeCompany } from "#contract/entities/kept-company.ts";
import { nameOf } from "#domain/person-name.ts";
import { PersonState } from "../../companies/PersonState.tsx";
import { advisorPaths } from "../../paths.ts";

/** Who works for a company or is invited to, each on a page of their own. */
export function CompanyPeople({ of: { id, people } }: { of: Pick<WholeCompany, "id" | "people"> }) {
  const t = useT();
  const paths = usePaths(advisorPaths);
  return (
    <section className="stack">
      <Heading level={2}>{t("people")}</Heading>
      {people.length === 0 ? (
        <p>{t("nobody")}</p>
      ) : (
        <Rows>
          {people.map((person) => (
            <Row
              key={person.id}
              title={
                <TextLink to={paths.person(id, person.id)}>
                  <bdi>{nameOf(person)}</bdi>
                </TextLink>
              }
              hint={<span dir="ltr">{person.email}</span>}
              end={<PersonState of={person} />}
            />
          ))}
        </Rows>
      )}
      <p>
        <TextLink to={paths.invitePerson(id)}>{t("inviteColleague")}</TextLink>
      </p>
    </section>
  );
}
