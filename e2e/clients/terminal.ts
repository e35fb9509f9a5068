import { execFile } from "node:child_process";
import { randomUUID } from "node:crypto";
import { promisify } from "node:util";

const tmux = async (...args: string[]) => (await promisify(execFile)("tmux", ["-L", "clients", ...args])).stdout;

/** A program in a terminal that is high enough for whole pages. */
export async function openTerminal(command: string) {
  const name = randomUUID();
  await tmux("new-session", "-d", "-s", name, "-x", "160", "-y", "500", `LC_ALL=C.UTF-8 ${command}`);
  return {
    screen: () => tmux("capture-pane", "-p", "-t", name),
    /** Presses keys by their names, such as `Enter`. */
    press: async (...keys: string[]) => void (await tmux("send-keys", "-t", name, ...keys)),
    type: async (text: string) => void (await tmux("send-keys", "-t", name, "-l", text)),
    close: async () => void (await tmux("kill-session", "-t", name)),
  };
}
export type Terminal = Awaited<ReturnType<typeof openTerminal>>;
