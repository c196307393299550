import { implement } from '#functions/_platform/http/implement.ts'
import * as contract from '#shared/contracts/auth/inAddress.ts'
import { resetPassword } from '../passwords/resetPassword.ts'

export const resetPasswordByAddress = implement(contract.resetPasswordByAddress)(({ params, body, ...call }) =>
  resetPassword.handler({ ...call, params: {}, body: { ...params, ...body } }),
)
