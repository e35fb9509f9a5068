import { Form } from "@remix-run/react";
import type { ReactNode } from "react";
import { Button } from "./Button.tsx";

interface Props {
  action: string;
  submit: ReactNode;
  /** Fields, and hidden ones that the search keeps. */
  children: ReactNode;
}

/** Search, order and filter of a list as one GET form: the address holds all of it, so it can be kept or shared. */
export function ListTools({ action, submit, children }: Props) {
  return (
    <Form method="get" action={action} role="search" className="tools">
      {children}
      <Button type="submit">{submit}</Button>
    </Form>
  );
}
