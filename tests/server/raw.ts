import { once } from "node:events";
import { connect } from "node:net";
import { text } from "node:stream/consumers";

/** Sends exactly these bytes and gives all that comes until the server closes the connection, or an error does. */
export async function sendRaw(port: number, bytes: string | Buffer): Promise<string> {
  const socket = connect(port, "127.0.0.1");
  await once(socket, "connect");
  socket.write(bytes);
  return text(socket);
}
