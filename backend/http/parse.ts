import type { Request } from "express";
import type { z } from "zod";
import type { Endpoint } from "#contract/endpoint.ts";
import { Refusal } from "#contract/errors.ts";

/** Parses the path's parameters. A malformed id is answered like an unknown one. */
export const parseParams = (endpoint: Endpoint, request: Request) =>
  endpoint.params && (parseOr404(endpoint.params, request.params) as Record<string, string>);

/** The company that a call names in its query, where its line has no company in the path (ADR 0051). */
export function parseCompany({ query }: Endpoint, request: Request): { companyId?: string } {
  const { companyId } = (query?.safeParse(request.query).data ?? {}) as { companyId?: string };
  return companyId ? { companyId } : {};
}

/** Parses query and body by the contract. */
export function parseCall(endpoint: Endpoint, request: Request) {
  return {
    query: endpoint.query && parseOr422(endpoint.query, request.query),
    // An uploaded file comes as parts, not as a body.
    body: endpoint.body && !request.is("multipart/form-data") ? parseOr422(endpoint.body, request.body) : undefined,
  };
}

function parseOr404(schema: z.ZodType, value: unknown) {
  const result = schema.safeParse(value);
  if (!result.success) throw Refusal.notFound();
  return result.data;
}

/** Throws a 422 with the message keys of each field. */
export function parseOr422(schema: z.ZodType, value: unknown) {
  const result = schema.safeParse(value);
  if (result.success) return result.data;
  // A sender may name a field like what every object has.
  const customErrors: Record<string, string[]> = Object.create(null);
  for (const issue of result.error.issues) {
    const field = issue.path
      .map((part, at) => (typeof part === "number" ? `[${part}]` : at ? `.${String(part)}` : String(part)))
      .join("");
    customErrors[field] = [...(customErrors[field] ?? []), issue.message];
  }
  throw Refusal.invalid(customErrors);
}
