import type { ReactNode } from "react";
import { Form } from "react-router-dom";
import { limits } from "#contract/limits.ts";
import { Button } from "./Button.tsx";
import { TextInput } from "./field/TextInput.tsx";

type SearchFormProps = {
  label: ReactNode;
  submit: ReactNode;
  value?: string;
  action?: string;
  /** Hidden fields that the search keeps. */
  children?: ReactNode;
};

/** A GET form in one row: the address holds the `search`, so it can be kept and shared. */
export function SearchForm({ label, submit, value, action, children }: SearchFormProps) {
  return (
    <Form method="get" action={action} role="search" className="search field">
      <label htmlFor="search">{label}</label>
      <div>
        <TextInput
          // Back and *show all* bring another search, which the field has to show.
          key={value}
          id="search"
          name="search"
          type="search"
          maxLength={limits.searchCharacters}
          defaultValue={value}
        />
        <Button type="submit">{submit}</Button>
      </div>
      {children}
    </Form>
  );
}
