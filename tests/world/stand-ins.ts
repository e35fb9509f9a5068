import { HttpResponse, http } from "msw";
import { setupServer } from "msw/node";
import { afterAll, afterEach, beforeAll } from "vitest";
import type { Endpoint } from "#contract/endpoint.ts";
import type { ApiError } from "#contract/entities/api-error.ts";
import { httpStatus } from "#contract/errors.ts";

/** Where the backends of a test are; nothing listens there. */
export const standInUrl = "http://backend.test";

type Answer = (request: Request) => Response | Promise<Response>;

/** Stands in for the backends of the calling test file, at exactly the calls of the contract that it names. */
export function useStandIns() {
  const server = setupServer();
  beforeAll(() => server.listen({ onUnhandledRequest: "error" }));
  afterEach(() => server.resetHandlers());
  afterAll(() => server.close());

  /** Lets an endpoint answer so from now on. */
  return function stub({ method, base, path }: Endpoint, answer: Answer) {
    const on = http[method.toLowerCase() as "get"];
    server.use(on(`${standInUrl}${base}${path}`, ({ request }) => answer(request)));
  };
}

export const answerJson = (body: object) => HttpResponse.json(body as Record<string, unknown>);

/** What a backend answers when it refuses: status and body of spec §8. */
export const refuse = (code: number, more: Partial<ApiError> = {}, status = httpStatus(code)) =>
  HttpResponse.json({ code, message: "refused", ...more }, { status });

/** A connection that breaks before there is an answer. */
export const unreachable = () => HttpResponse.error();

/** Half a body: the JSON breaks off. */
export const halfBody = () => new HttpResponse('{"uuid":"4b', { headers: { "Content-Type": "application/json" } });

/** A backend that takes the call and never answers. */
export const hung = () => new Promise<Response>(() => undefined);
