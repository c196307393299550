import { implement } from '#functions/_platform/http/implement.ts'
import * as contract from '#shared/contracts/auth/signIn.ts'
import { refreshSession } from '../session/refreshSession.ts'

export const refreshToken = implement(contract.refreshToken)(
  async ({ body, client, now, fail }) =>
    (await refreshSession(body.refreshToken, client, now)) ?? fail('auth.sessionExpired'),
)
