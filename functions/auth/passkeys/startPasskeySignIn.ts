import { implement } from '#functions/_platform/http/implement.ts'
import * as contract from '#shared/contracts/auth/passkeys.ts'
import { passkeyRequest } from './passkeyRequest.ts'

export const startPasskeySignIn = implement(contract.startPasskeySignIn)(({ now }) =>
  passkeyRequest({ kind: 'SIGN_IN' }, now),
)
