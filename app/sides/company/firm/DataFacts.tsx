import type { ReactNode } from "react";
import { useT } from "#app/i18n/I18n.tsx";
import { Fact, Facts } from "#app/ui/Facts.tsx";
import { TextLink } from "#app/ui/TextLink.tsx";
import type { CompanyLocation, OwnCompany } from "#contract/entities/company.ts";
import { missingDataOf } from "#domain/company-data.ts";

/** What a company says of itself; of what is missing, only what is needed. */
export function DataFacts({ of: company }: { of: OwnCompany }) {
  const t = useT();
  const missing: readonly string[] = missingDataOf(company);
  const [seat, ...others] = company.locations;
  const facts: [string, ReactNode][] = [
    ["name", company.name],
    ["companyName", company.companyName],
    ["locations", seat && inWords(seat)],
    ["otherLocations", others.length > 0 && others.map((place) => <div key={inWords(place)}>{inWords(place)}</div>)],
    ["contact", listed(company.department, company.position)],
    ["email", company.email && <Latin>{company.email}</Latin>],
    ["phone", company.phone && <Latin>{company.phone}</Latin>],
    ["employees", company.employees],
    ["foundedDate", company.foundedDate?.slice(0, 4)],
    ["managingDirectors", company.managingDirectors],
    ["register", listed(company.commercialRegister, company.districtCourt)],
    ["website", company.website && <Address of={company.website} />],
    [
      "socialMedia",
      company.socialMedia.length > 0 && company.socialMedia.map((address) => <Address key={address} of={address} />),
    ],
  ];
  return (
    <Facts>
      {facts
        .filter(([name, value]) => value || missing.includes(name))
        .map(([name, value]) => (
          <Fact key={name} label={t(`firm:data.${name}`)}>
            {value ? <bdi>{value}</bdi> : <span className="muted">{t("firm:data.missing")}</span>}
          </Fact>
        ))}
    </Facts>
  );
}

const listed = (...parts: (string | null)[]) => parts.filter(Boolean).join(", ");
const inWords = ({ street, postalCode, city }: CompanyLocation) => `${street}, ${postalCode} ${city}`;

const Latin = ({ children }: { children: string }) => <span dir="ltr">{children}</span>;

function Address({ of: address }: { of: string }) {
  return (
    <div>
      <TextLink to={address} target="_blank" rel="noopener noreferrer" dir="ltr">
        {address.replace(/^https?:\/\/(www\.)?|\/$/g, "")}
      </TextLink>
    </div>
  );
}
