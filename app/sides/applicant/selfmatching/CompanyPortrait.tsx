import { useT } from "#app/i18n/I18n.tsx";
import { Fact, Facts } from "#app/ui/Facts.tsx";
import { Heading } from "#app/ui/Heading.tsx";
import { Stack } from "#app/ui/Layout.tsx";
import { Person } from "#app/ui/Person.tsx";
import { TextLink } from "#app/ui/TextLink.tsx";
import type { CompanyPortrait as Portrait } from "#contract/entities/company.ts";
import { webLinksOf } from "./web-links.ts";

/** A portrait of the company. */
export function CompanyPortrait({ company }: { company: Portrait }) {
  const t = useT();
  const { name, city, portrait, employees, foundedDate, imagePath } = company;
  const website = webLinksOf([company.website]);
  const socialMedia = webLinksOf(company.socialMedia);
  return (
    <section>
      <Stack>
        <Heading level={2}>{t("company.title")}</Heading>
        {imagePath ? (
          <Person name={<bdi>{name}</bdi>} role={<bdi>{city}</bdi>} picture={imagePath} shape="square" />
        ) : (
          <p>{t("matching:at", { company: name, place: city })}</p>
        )}
        {portrait && (
          <p className="lines-kept" lang="de" dir="auto">
            {portrait}
          </p>
        )}
        {(employees || foundedDate || website.length + socialMedia.length > 0) && (
          <Facts>
            {employees && <Fact label={t("company.employees")}>{employees}</Fact>}
            {foundedDate && <Fact label={t("company.founded")}>{foundedDate.slice(0, 4)}</Fact>}
            {website.length > 0 && (
              <Fact label={t("company.website")}>
                <Addresses of={website} />
              </Fact>
            )}
            {socialMedia.length > 0 && (
              <Fact label={t("company.socialMedia")}>
                <Addresses of={socialMedia} />
              </Fact>
            )}
          </Facts>
        )}
      </Stack>
    </section>
  );
}

const Addresses = ({ of }: { of: ReturnType<typeof webLinksOf> }) =>
  of.map(({ to, words }) => (
    <div key={to}>
      <TextLink to={to} target="_blank" rel="noopener noreferrer" dir="ltr">
        {words}
      </TextLink>
    </div>
  ));
