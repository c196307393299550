import type { Actor } from '#functions/_platform/auth/actor.ts'

/**
 * What an identity provider does is done for an organization: a key is proof enough; a person who does the same proves as
 * anywhere else who it is.
 */
export const demandProofOfPeople = (actor: Actor, requireStepUp: () => void): void => {
  if (actor.keyScopes === undefined) requireStepUp()
}
