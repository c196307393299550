import { implement } from '#functions/_platform/http/implement.ts'
import * as contract from '#shared/contracts/auth/passkeys.ts'
import { countStart } from '../store/throttles.ts'
import { passkeyRequest } from './passkeyRequest.ts'

export const startPasskeySignIn = implement(contract.startPasskeySignIn)(async ({ sourceIp, now }) => {
  await countStart({ kind: 'passkey', sourceIp }, now)
  return passkeyRequest({ kind: 'SIGN_IN' }, now)
})
