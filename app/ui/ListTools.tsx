import type { ReactNode } from "react";
import { Form, useLocation } from "react-router-dom";
import type { Language } from "#contract/languages.ts";
import { limits } from "#contract/limits.ts";
import { Button } from "./Button.tsx";
import { SelectInput } from "./field/SelectInput.tsx";
import { TextInput } from "./field/TextInput.tsx";

interface Props {
  action: string;
  submit: ReactNode;
  /** Fields, and hidden ones that the search keeps. */
  children: ReactNode;
}

/** Search, order and filter of a list as one GET form: the address holds all of it, so it can be kept or shared. */
export function ListTools({ action, submit, children }: Props) {
  // Without a key its fields would go on showing what was typed last, as after *Back*.
  const { search } = useLocation();
  return (
    <Form key={search} method="get" action={action} role="search" className="tools">
      {children}
      <Button type="submit">{submit}</Button>
    </Form>
  );
}

/** The same look inside of another form: a choice, and the button that applies it. */
export function FormTools({ children }: { children: ReactNode }) {
  return <div className="tools">{children}</div>;
}

export function SearchTool({ label, value }: { label: ReactNode; value: string | undefined }) {
  return (
    <div className="field">
      <label htmlFor="search">{label}</label>{" "}
      <TextInput id="search" name="search" type="search" maxLength={limits.searchCharacters} defaultValue={value} />
    </div>
  );
}

interface ChoiceToolProps {
  name: string;
  label: ReactNode;
  value: string | number;
  /** The values with their words, in their order, and the language of words that are not the page's. */
  options: (readonly [string | number, string, Language?])[];
}

export function ChoiceTool({ name, label, value, options }: ChoiceToolProps) {
  return (
    <div className="field">
      <label htmlFor={name}>{label}</label>{" "}
      <SelectInput id={name} name={name} defaultValue={value}>
        {options.map(([one, words, lang]) => (
          <option key={one} value={one} lang={lang}>
            {words}
          </option>
        ))}
      </SelectInput>
    </div>
  );
}
