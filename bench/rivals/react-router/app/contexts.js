import { createContext as createReactContext } from "react";
import { createContext } from "react-router";

export const home = createContext();
export const nonce = createContext();
export const Nonce = createReactContext(undefined);
