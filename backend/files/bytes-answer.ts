/** The answer of an endpoint whose response is bytes. */
export interface BytesAnswer {
  stream: NodeJS.ReadableStream;
  mimeType: string;
  name: string;
}
