import { implement } from '#functions/_platform/http/implement.ts'
import * as contract from '#shared/contracts/auth/inAddress.ts'
import { acceptUserInvite } from '../invitations/acceptUserInvite.ts'

export const acceptUserInviteByAddress = implement(contract.acceptUserInviteByAddress)(({ params, body, ...call }) =>
  acceptUserInvite.handler({ ...call, params: {}, body: { ...params, ...body } }),
)
