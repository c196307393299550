import type { Actor } from '#functions/_platform/auth/actor.ts'

/** By which name somebody is told who proposed or rejected a change: within the provider the person's own. */
export const toldBy = ({ name, toldAs }: { readonly name: string; readonly toldAs: string }, to: Actor): string =>
  to.subscriberType === 'COWBELL' ? name : toldAs
