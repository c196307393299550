import { implement } from '#functions/_platform/http/implement.ts'
import * as contract from '#shared/contracts/auth/inAddress.ts'
import { exchangeJumpToken } from '../jumps/exchangeJumpToken.ts'

export const exchangeJumpTokenByAddress = implement(contract.exchangeJumpTokenByAddress)(({ params, ...call }) =>
  exchangeJumpToken.handler({ ...call, params: {}, body: params }),
)
