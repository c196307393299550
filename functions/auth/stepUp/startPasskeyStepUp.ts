import { implement } from '#functions/_platform/http/implement.ts'
import * as contract from '#shared/contracts/auth/stepUp.ts'
import { passkeyRequest } from '../passkeys/passkeyRequest.ts'

export const startPasskeyStepUp = implement(contract.startPasskeyStepUp)(({ actor, now }) =>
  passkeyRequest({ kind: 'STEP_UP', userId: actor.userId }, now),
)
