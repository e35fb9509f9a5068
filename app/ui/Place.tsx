import { isWebAddress } from "../web-address.ts";
import { TextLink } from "./TextLink.tsx";

/** Where people meet: the address of a video call is a link, anything else is as it was written. */
export function Place({ of: place }: { of: string }) {
  if (!isWebAddress(place)) return <bdi>{place}</bdi>;
  return (
    <TextLink to={place} dir="ltr" rel="noopener noreferrer">
      {place}
    </TextLink>
  );
}
