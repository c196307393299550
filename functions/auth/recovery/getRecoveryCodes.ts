import { implement } from '#functions/_platform/http/implement.ts'
import * as contract from '#shared/contracts/auth/recoveryCodes.ts'
import { recoveryCodesOf } from '../store/recoveryCodes.ts'

export const getRecoveryCodes = implement(contract.getRecoveryCodes)(async ({ actor }) => {
  const kept = await recoveryCodesOf(actor.userId)
  return kept === undefined ? { left: 0 } : { left: kept.hashes.length, madeAt: kept.madeAt }
})
