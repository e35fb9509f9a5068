/**
 * A colour is a place: yellow abilities, orange search, blue selfmatching, green contracts, indigo company, teal
 * advisor, gray office.
 */
export type Accent = "yellow" | "orange" | "blue" | "green" | "indigo" | "teal" | "gray" | "red";
