import { useT } from "#app/i18n/I18n.tsx";
import { ChoiceTool, ListTools, SearchTool } from "#app/ui/ListTools.tsx";
import { usePaths } from "#app/use-paths.ts";
import { invoiceFileStates } from "#contract/enumerations/accounting.ts";
import { advisorPaths } from "../../paths.ts";
import type { Place } from "./place.ts";

/** Whose invoices, and whether their PDF is there. */
export function InvoiceTools({ place: { search, file } }: { place: Place }) {
  const t = useT();
  return (
    <ListTools action={usePaths(advisorPaths).invoices} submit={t("office:apply")}>
      <SearchTool label={t("search")} value={search} />
      <ChoiceTool
        name="file"
        label={t("column.file")}
        value={file ?? ""}
        options={[["", t("file.all")], ...invoiceFileStates.map((one) => [one, t(`file.${one}`)] as const)]}
      />
    </ListTools>
  );
}
