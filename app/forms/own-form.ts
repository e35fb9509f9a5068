import { useFetchers, useNavigation } from "@remix-run/react";
import { createContext, useContext } from "react";

interface OwnForm {
  formId?: string;
  formKey?: string;
}
const Own = createContext<OwnForm>({});

/** Which form the buttons below stand in. */
export const OwnForm = Own.Provider;

/** Whether the form around it is on its way to the server, sent by the button with this name and value. */
export function useIsSending(name: string, value?: string): boolean {
  const { formId, formKey } = useContext(Own);
  const isOwn = (sent: FormData | undefined) => {
    const holds = (field: string, expected: string | undefined) => (sent?.get(field) ?? undefined) === expected;
    return !!sent && holds("formId", formId) && holds("formKey", formKey) && holds(name, value);
  };
  return [useNavigation(), ...useFetchers()].some(({ formData }) => isOwn(formData));
}
