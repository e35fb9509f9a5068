import { createContext, useContext } from "react";
import { valueAt } from "./form-fields.ts";

const Stored = createContext<unknown>(undefined);

/** The values that are stored, for the fields of one form. */
export const StoredValues = Stored.Provider;

/** The stored value of a field, shown when an edit of it turns out to be stale. */
export const useStoredValue = (name: string): unknown => valueAt(useContext(Stored), name);
