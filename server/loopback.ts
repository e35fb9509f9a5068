/** Whether a host, with its port or without, is a name that a machine calls itself by. */
export const isLoopback = (host: string) => /^(localhost|127\.0\.0\.1|\[::1\])(:\d+)?$/.test(host);
