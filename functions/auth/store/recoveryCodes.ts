import { defineRecord, type Stored, type Write } from '#functions/_platform/storage/record.ts'
import type { Instant } from '#shared/domain/calendar/instant.ts'
import { type KeptCodes, newRecoveryCodes } from '../secrets/recoveryCodes.ts'

/** The recovery codes of a user's authenticator app. */
export interface RecoveryCodesRecord extends KeptCodes {
  readonly id: string
  readonly madeAt: string
}

export const recoveryCodes = defineRecord<RecoveryCodesRecord>({
  kind: 'recoveryCodes',
  notFound: 'auth.noAuthenticator',
})

const idOf = (userId: string) => `rcv_${userId}`

export const recoveryCodesOf = (userId: string): Promise<Stored<RecoveryCodesRecord> | undefined> =>
  recoveryCodes.byId(idOf(userId))

/** New codes in place of those of before: what to show once, and the write. */
export const renewRecoveryCodes = async (
  userId: string,
  now: Instant,
): Promise<{ readonly codes: string[]; readonly write: Write }> => {
  const [before, { codes, kept }] = await Promise.all([recoveryCodesOf(userId), newRecoveryCodes()])
  const after = { id: idOf(userId), ...kept, madeAt: now }
  return { codes, write: before === undefined ? recoveryCodes.create(after) : recoveryCodes.update(before, after) }
}

/** The writes after which the user has no recovery codes: they go with the authenticator app. */
export const withoutRecoveryCodes = async (userId: string): Promise<Write[]> => {
  const before = await recoveryCodesOf(userId)
  return before === undefined ? [] : [recoveryCodes.remove(before)]
}
