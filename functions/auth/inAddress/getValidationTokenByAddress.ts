import { implement } from '#functions/_platform/http/implement.ts'
import * as contract from '#shared/contracts/auth/inAddress.ts'
import { getValidationToken } from '../invitations/getValidationToken.ts'

export const getValidationTokenByAddress = implement(contract.getValidationTokenByAddress)(({ params, ...call }) =>
  getValidationToken.handler({ ...call, params: {}, body: params }),
)
