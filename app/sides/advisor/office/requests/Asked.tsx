import { useT } from "#app/i18n/I18n.tsx";
import { Fact, Facts } from "#app/ui/Facts.tsx";
import { TextLink } from "#app/ui/TextLink.tsx";
import { usePaths } from "#app/use-paths.ts";
import type { PartnerRequest } from "#contract/entities/partner-request.ts";
import { nameOf } from "#domain/person-name.ts";
import { advisorPaths } from "../../paths.ts";

/** What a company says of itself in its request, and what came of it. */
export function Asked({ of: asked }: { of: PartnerRequest }) {
  const t = useT();
  const paths = usePaths(advisorPaths);
  const { company } = asked;
  return (
    <Facts>
      <Fact label={t("fact.place")}>{`${asked.street}, ${asked.postalCode} ${asked.city}`}</Fact>
      <Fact label={t("fact.person")}>
        <bdi>{nameOf(asked)}</bdi>
      </Fact>
      <Fact label={t("fact.email")}>
        <TextLink to={`mailto:${asked.email}`}>{asked.email}</TextLink>
      </Fact>
      <Fact label={t("fact.phone")}>
        <span dir="ltr">{asked.phone}</span>
      </Fact>
      <Fact label={t("fact.courses")}>{asked.courses.join(", ") || t("fact.none")}</Fact>
      {asked.message && <Fact label={t("fact.message")}>{asked.message}</Fact>}
      {asked.refusal && <Fact label={t("fact.refusal")}>{asked.refusal}</Fact>}
      {company && (
        <Fact label={t("fact.company")}>
          <TextLink to={paths.company(company.id)}>{company.name}</TextLink>
        </Fact>
      )}
    </Facts>
  );
}
