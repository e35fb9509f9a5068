import type { ReactNode } from "react";

type Levelled = { level: 1 | 2; children: ReactNode };
export function Title({ level, children }: Levelled) {
  return level === 1 ? <h1>{children}</h1> : <h2>{children}</h2>;
}
function SectionTitle({ level, children }: Levelled) {
  return level === 1 ? <h2>{children}</h2> : <h3>{children}</h3>;
}
export function EntryTitle({ level, children }: Levelled) {
  return level === 1 ? <h3>{children}</h3> : <h4>{children}</h4>;
}

export function Section({ title, level, children }: Levelled & { title: string }) {
  return (
    <section>
      <SectionTitle level={level}>{title}</SectionTitle>
      {children}
    </section>
  );
}
