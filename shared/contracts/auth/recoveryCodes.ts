import { z } from 'zod'
import { defineOperation } from '#shared/contract/operation.ts'
import { Instant } from '#shared/domain/calendar/instant.ts'
import { filledLine } from '#shared/domain/text/text.ts'

/** A recovery code as it is typed; case, spaces and dashes do not count. */
export const RecoveryCode = filledLine(40, { missing: 'Recovery code is required' })

/** Shown once; the platform keeps what they can be recognized by. */
export const RecoveryCodes = z.array(z.string())

export const getRecoveryCodes = defineOperation({
  name: 'getRecoveryCodes',
  method: 'GET',
  path: '/api/auth/v1/me/recovery-codes',
  summary: 'How many recovery codes of the authenticator app are left, and since when.',
  access: 'any',
  response: z.object({ left: z.int(), madeAt: Instant.optional() }),
})

export const createRecoveryCodes = defineOperation({
  name: 'createRecoveryCodes',
  method: 'POST',
  path: '/api/auth/v1/me/recovery-codes',
  summary: 'Ten new recovery codes of the authenticator app; those of before work no more.',
  access: 'any',
  stepUp: 'always',
  notJumped: true,
  secret: true,
  response: z.object({ codes: RecoveryCodes }),
  problems: ['auth.noAuthenticator', 'user.notFound'],
})
