/**
 * What portal and backend ask of an id token alike: signed with a key of the provider's own, never with a secret that a
 * client shares; and by a clock that may be some seconds off.
 */
export const idTokenChecks = {
  algorithms: ["RS256", "RS384", "RS512", "PS256", "PS384", "PS512", "ES256", "ES384", "ES512", "EdDSA"],
  /** In seconds. */
  clockTolerance: 30,
};
