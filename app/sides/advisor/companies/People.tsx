import { useT } from "#app/i18n/I18n.tsx";
import type { Translate } from "#app/i18n/translate.ts";
import { Heading } from "#app/ui/Heading.tsx";
import { Row, Rows } from "#app/ui/Rows.tsx";
import { TextLink } from "#app/ui/TextLink.tsx";
import type { Employee } from "#contract/entities/employee.ts";
import { nameOf } from "#domain/person-name.ts";
import { PersonState } from "./PersonState.tsx";

/** Who works at a company or is invited to, and what they may do there. */
export function People({ of: people }: { of: Employee[] }) {
  const t = useT();
  return (
    <section className="stack">
      <Heading level={2}>{t("officeCompany:people")}</Heading>
      {people.length === 0 && <p>{t("officeCompany:nobody")}</p>}
      <Rows>
        {people.map((person) => (
          <Row
            key={person.id}
            title={<bdi>{nameOf(person)}</bdi>}
            hint={<PersonState of={person} />}
            end={
              <TextLink to={`mailto:${person.email}`}>
                <span dir="ltr">{person.email}</span>
              </TextLink>
            }
          >
            <p>{mayInWords(t, person)}</p>
          </Row>
        ))}
      </Rows>
    </section>
  );
}

function mayInWords(t: Translate, { isOwner, permissions }: Employee) {
  if (isOwner) return t("may.everything");
  if (permissions.length === 0) return t("may.look");
  return t("may.these", { rights: permissions.map((right) => t(`rights:right.${right}.label`)).join(", ") });
}
