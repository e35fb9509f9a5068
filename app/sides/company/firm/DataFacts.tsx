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
  /** Each with its lines. */
  const facts: [string, ReactNode[]][] = [
    ["name", [company.name]],
    ["companyName", [company.companyName]],
    ["locations", [seat && inWords(seat)]],
    ["otherLocations", others.map(inWords)],
    ["contact", [listed(company.department, company.position)]],
    ["email", [company.email && <Latin>{company.email}</Latin>]],
    ["phone", [company.phone && <Latin>{company.phone}</Latin>]],
    ["employees", [company.employees]],
    ["foundedDate", [company.foundedDate?.slice(0, 4)]],
    ["managingDirectors", [company.managingDirectors]],
    ["register", [listed(company.commercialRegister, company.districtCourt)]],
    ["website", [company.website && <Address of={company.website} />]],
    ["socialMedia", company.socialMedia.map((address) => <Address key={address} of={address} />)],
  ];
  return (
    <Facts>
      {facts
        .map(([name, lines]) => [name, lines.filter(Boolean)] as const)
        .filter(([name, lines]) => lines.length > 0 || missing.includes(name))
        .map(([name, lines]) => (
          <Fact key={name} label={t(`firm:data.${name}`)}>
            {lines.map((line, index) => (
              // biome-ignore lint/suspicious/noArrayIndexKey: two locations may be alike
              <div key={index}>
                <bdi>{line}</bdi>
              </div>
            ))}
            {lines.length === 0 && <span className="muted">{t("firm:data.missing")}</span>}
          </Fact>
        ))}
    </Facts>
  );
}

const listed = (...parts: (string | null)[]) => parts.filter(Boolean).join(", ");
const inWords = ({ street, postalCode, city }: CompanyLocation) => `${street}, ${postalCode} ${city}`;

const Latin = ({ children }: { children: string }) => <span dir="ltr">{children}</span>;

const Address = ({ of: address }: { of: string }) => (
  <TextLink to={address} target="_blank" rel="noopener noreferrer" dir="ltr">
    {address.replace(/^https?:\/\/(www\.)?|\/$/g, "")}
  </TextLink>
);
