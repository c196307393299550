import { implement } from '#functions/_platform/http/implement.ts'
import * as contract from '#shared/contracts/auth/inAddress.ts'
import { checkUserInvited } from '../invitations/checkUserInvited.ts'

export const checkUserInvitedByAddress = implement(contract.checkUserInvitedByAddress)(({ params, ...call }) =>
  checkUserInvited.handler({ ...call, params: {}, body: params }),
)
