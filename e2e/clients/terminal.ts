import { execFile } from "node:child_process";
import { randomUUID } from "node:crypto";
import { promisify } from "node:util";

/** A program in a terminal that is high enough for whole pages. */
export async function openTerminal(command: string) {
  // A server of its own: one that serves several ends with the last of them, and might end as the next one comes.
  const socket = `clients-${randomUUID()}`;
  const tmux = async (...args: string[]) => (await promisify(execFile)("tmux", ["-L", socket, ...args])).stdout;
  await tmux("new-session", "-d", "-x", "160", "-y", "500", `LC_ALL=C.UTF-8 ${command}`);
  return {
    screen: () => tmux("capture-pane", "-p"),
    /** The same, with the sequences that set colours. */
    colouredScreen: () => tmux("capture-pane", "-p", "-e"),
    /** Presses keys by their names, such as `Enter`. */
    press: async (...keys: string[]) => void (await tmux("send-keys", ...keys)),
    type: async (text: string) => void (await tmux("send-keys", "-l", text)),
    close: async () => void (await tmux("kill-server")),
  };
}
export type Terminal = Awaited<ReturnType<typeof openTerminal>>;
