import { implement } from '#functions/_platform/http/implement.ts'
import * as contract from '#shared/contracts/auth/inAddress.ts'
import { checkPasswordReset } from '../passwords/checkPasswordReset.ts'

export const checkPasswordResetByAddress = implement(contract.checkPasswordResetByAddress)(({ params, ...call }) =>
  checkPasswordReset.handler({ ...call, params: {}, body: params }),
)
