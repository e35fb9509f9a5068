import { once } from "node:events";
import { createServer as createHttpServer } from "node:http";
import { type AddressInfo, createServer } from "node:net";
import { expect, test, vi } from "vitest";
import { isSilence, mayHaveArrived, openCircuits } from "#app/api/circuit.server.ts";
import { deferred } from "../../world/deferred.ts";

const url = "http://127.0.0.1:1/v1";
/** A call that ends only when its time does. */
const silent = (signal: AbortSignal) =>
  new Promise<never>((_, reject) => signal.addEventListener("abort", () => reject(signal.reason)));
const errorOf = (call: Promise<unknown>) => call.then(() => undefined).catch((error) => error as Error);

test("one slow call does not shut out the others while they are answered", async () => {
  const circuit = openCircuits(300)(url);
  const slow = errorOf(circuit(silent));
  await circuit(async () => "answered");
  expect(isSilence(await slow)).toBe(true);
  expect(await circuit(async () => "answered")).toBe("answered");
});

test("a time limit ends with its call, so that a download may take longer", async () => {
  const circuit = openCircuits(20)(url);
  const begun = await circuit(async (signal) => signal);
  await errorOf(circuit(silent));
  expect(begun.aborted).toBe(false);
});

test("a silent server stops calls to itself, not to others", async () => {
  const circuits = openCircuits(50);
  await errorOf(circuits(url)(silent));
  const refused = await errorOf(circuits(url)(async () => "answered"));
  expect([isSilence(refused), mayHaveArrived(refused)]).toEqual([true, false]);
  expect(await circuits("http://127.0.0.1:2")(async () => "answered")).toBe("answered");
});

test("a server that fell silent gets one trial question, and all calls again once it answers", async () => {
  const [asked, back] = [deferred(), deferred()];
  const trials: (string | undefined)[] = [];
  const server = createHttpServer(async (request, response) => {
    trials.push(request.url);
    asked.resolve();
    await back.promise;
    response.end();
  }).listen(0, "127.0.0.1");
  await once(server, "listening");
  const circuit = openCircuits(2000)(`http://127.0.0.1:${(server.address() as AddressInfo).port}/v1`);
  const call = vi.fn(async () => "answered");
  await errorOf(circuit(silent));
  await asked.promise;
  for (const visitor of [circuit(call), circuit(call)]) expect(isSilence((await errorOf(visitor))!)).toBe(true);
  expect(call).not.toHaveBeenCalled();
  back.resolve();
  expect(await vi.waitFor(() => circuit(call))).toBe("answered");
  expect(trials).toEqual(["/health"]);
  server.close();
});

test("a refused connection opens no circuit, and the call did not arrive", async () => {
  const server = createServer().listen(0, "127.0.0.1");
  await new Promise((resolve) => server.once("listening", resolve));
  const { port } = server.address() as { port: number };
  await new Promise((resolve) => server.close(resolve));
  const circuit = openCircuits(60_000)(`http://127.0.0.1:${port}`);
  const refused = await errorOf(circuit((signal) => fetch(`http://127.0.0.1:${port}`, { signal })));
  expect([isSilence(refused), mayHaveArrived(refused)]).toEqual([false, false]);
  expect(await circuit(async () => "answered")).toBe("answered");
});

test("a call whose connection breaks may have arrived", () => {
  expect(mayHaveArrived(new TypeError("fetch failed", { cause: { code: "ECONNRESET" } }))).toBe(true);
});
