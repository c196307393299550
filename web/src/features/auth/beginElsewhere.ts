import { createJumpToken, createSwitchToken, exchangeJumpToken } from '#shared/contracts/auth/jumps.ts'
import { call } from '#web/api/call.ts'
import type { Tokens } from '#web/api/session.ts'

const exchanged = ({ token }: { readonly token: string }): Promise<Tokens> =>
  call(exchangeJumpToken, { body: { token } })

/** Begins a session in somebody else's account. */
export const jumpInto = async ({
  personaPath,
  accountId,
  reason,
  lookOnly,
}: {
  readonly personaPath: string
  readonly accountId: string
  readonly reason: string
  readonly lookOnly?: boolean | undefined
}): Promise<Tokens> =>
  exchanged(await call(createJumpToken, { params: { personaPath, accountId }, body: { reason, lookOnly } }))

/** Begins a session in another account of one's own. */
export const switchTo = async (accountId: string): Promise<Tokens> =>
  exchanged(await call(createSwitchToken, { params: { accountId } }))
