import { implement } from '#functions/_platform/http/implement.ts'
import * as contract from '#shared/contracts/auth/inAddress.ts'
import { validateMfaReset } from '../mfa/validateMfaReset.ts'

export const validateMfaResetByAddress = implement(contract.validateMfaResetByAddress)(({ params, ...call }) =>
  validateMfaReset.handler({ ...call, params: {}, body: params }),
)
