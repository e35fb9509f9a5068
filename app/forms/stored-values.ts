import { createContext, useContext } from "react";

const Stored = createContext<unknown>(undefined);

/** The values that are stored, for the fields of one form. */
export const StoredValues = Stored.Provider;

/** What is stored at a field, shown when an edit of it turns out to be stale. */
export const useStoredValue = (name: string): unknown => valueAt(useContext(Stored), name);

/** `practicePartnerContact.email`, `languageSkills[1].level` */
const valueAt = (values: unknown, name: string) =>
  name
    .split(/[.[\]]+/)
    .filter(Boolean)
    .reduce<unknown>((value, part) => (value as Record<string, unknown> | null | undefined)?.[part], values);
