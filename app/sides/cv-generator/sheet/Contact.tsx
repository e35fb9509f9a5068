import type { CurriculumVitae } from "../curriculum-vitae.ts";
import { Section } from "./Section.tsx";
import type { SheetProps } from "./sheet-props.ts";

const placeOf = ({ postalCode, city }: CurriculumVitae["profil"]) => [postalCode, city].filter(Boolean).join(" ");

/** Numbers and web addresses run from left to right in every language. */
const waysOf = ({ phone, email, url }: CurriculumVitae["profil"]) =>
  [phone, email, url].flatMap((way) => {
    const shown = (
      <span key={way} dir="ltr">
        {way}
      </span>
    );
    return way ? [shown] : [];
  });

/** Contact details in two lines. */
export function ContactLines({ of: { profil } }: SheetProps) {
  const address = [profil.street, placeOf(profil)].filter(Boolean).join(", ");
  const ways = waysOf(profil);
  return (
    <>
      {address && (
        <p>
          <bdi>{address}</bdi>
        </p>
      )}
      {ways.length > 0 && <p>{ways.map((way, at) => (at === 0 ? way : [" · ", way]))}</p>}
    </>
  );
}

/** The same details below each other, as a separate part. */
export function Contact({ of: { profil }, t, level }: SheetProps) {
  const address = [profil.street, placeOf(profil)].filter(Boolean);
  const lines = [...address.map((line) => <bdi key={line}>{line}</bdi>), ...waysOf(profil)];
  if (lines.length === 0) return null;
  return (
    <Section title={t("sheet:contact")} level={level}>
      {lines.map((line) => (
        <p key={line.key}>{line}</p>
      ))}
    </Section>
  );
}
