import { implement } from '#functions/_platform/http/implement.ts'
import * as contract from '#shared/contracts/auth/inAddress.ts'
import { confirmUser } from '../invitations/confirmUser.ts'

export const confirmUserByAddress = implement(contract.confirmUserByAddress)(({ params, ...call }) =>
  confirmUser.handler({ ...call, params: {}, body: params }),
)
