import type { Request } from "express";
import { ipKeyGenerator } from "express-rate-limit";
import { remembering } from "#domain/remembering.ts";

/** Of an IPv6 address, the part that a household or a rented machine is given: the rest it chooses as it likes. */
const networkBits = 64;

/** Enough for the people of a busy hour: taking an IPv6 address apart is slow. */
const senders = remembering<string>(10_000);

/**
 * Who sends a request, for every limit of one network address: an IPv6 address counts by its network, and an IPv4
 * address as the same however it is written. Logs and calls to a backend name the whole address.
 */
export const senderOf = ({ ip = "" }: Pick<Request, "ip">) => senders(ip, () => ipKeyGenerator(ip, networkBits));
