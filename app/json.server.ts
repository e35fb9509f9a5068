import type { TypedResponse } from "@remix-run/node";

/**
 * What a loader or action answers with its data. A page that is made here takes the data as they are; they are written
 * as JSON only for a browser that asks for them (ADR 0171).
 */
class DataAnswer extends Response {
  readonly #data: unknown;
  #body?: ReadableStream<Uint8Array<ArrayBuffer>>;

  constructor(data: unknown, init?: ResponseInit) {
    super(null, init);
    this.#data = data;
    this.headers.set("Content-Type", "application/json; charset=utf-8");
  }

  /** For a page Remix looks only whether there is one. */
  override get body() {
    this.#body ??= new ReadableStream(
      {
        pull: (body) => {
          body.enqueue(Buffer.from(JSON.stringify(this.#data)));
          body.close();
        },
      },
      { highWaterMark: 0 },
    );
    return this.#body;
  }

  override async json() {
    return this.#data;
  }

  override async text() {
    return JSON.stringify(this.#data);
  }
}

/** In data that JSON does not know a page made here would differ from one made in the browser: days and times are texts. */
export const json = <Data>(data: Data, init?: number | ResponseInit) =>
  new DataAnswer(data, typeof init === "number" ? { status: init } : init) as unknown as TypedResponse<Data>;
