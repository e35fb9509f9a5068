import { useT } from "#app/i18n/I18n.tsx";
import type { Employee } from "#contract/entities/employee.ts";
import { rightsInWords } from "../rights-in-words.ts";

type Of = Pick<Employee, "isOwner" | "permissions" | "department" | "position">;

/** What somebody is at the company, and what they may do there, in whole sentences. */
export function Rights({ of }: { of: Of }) {
  const t = useT();
  const words = rightsInWords(t, of);
  const is = [of.position, of.department].filter(Boolean).join(", ");
  return (
    <>
      {(of.isOwner || is) && (
        <>
          <b>{[of.isOwner && t("rights:isOwner"), is].filter(Boolean).join(", ")}.</b>{" "}
        </>
      )}
      {words.charAt(0).toLocaleUpperCase(t.language) + words.slice(1)}.
    </>
  );
}
