import type { Actor } from '#functions/_platform/auth/actor.ts'
import { implement } from '#functions/_platform/http/implement.ts'
import { membershipsOf, type User, userByEmail } from '#functions/directory/public.ts'
import * as contract from '#shared/contracts/user/photos.ts'
import { photoOf } from './photoOf.ts'

/** Staff know everybody and are known to everybody; others know those who work where they do. */
const knows = (actor: Actor, user: User): boolean =>
  actor.accountType === 'COWBELL' ||
  user.accountType === 'COWBELL' ||
  membershipsOf(user).some(({ organizationId }) => organizationId === actor.organizationId)

/** A stranger, somebody unknown and somebody without a photo are answered alike. */
export const getPhotoByEmail = implement(contract.getPhotoByEmail)(async ({ params, actor }) => {
  const user = await userByEmail(params.email)
  return user !== undefined && knows(actor, user) ? photoOf(user) : undefined
})
