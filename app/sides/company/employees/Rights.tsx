import { useT } from "#app/i18n/I18n.tsx";
import type { Employee } from "#contract/entities/employee.ts";
import { rightsInWords } from "../rights-in-words.ts";

type Of = Pick<Employee, "isOwner" | "permissions">;

/** What somebody may do at the company, in whole sentences. */
export function Rights({ of }: { of: Of }) {
  const t = useT();
  const words = rightsInWords(t, of);
  return (
    <>
      {of.isOwner && (
        <>
          <b>{t("rights:isOwner")}.</b>{" "}
        </>
      )}
      {words.charAt(0).toLocaleUpperCase(t.language) + words.slice(1)}.
    </>
  );
}
