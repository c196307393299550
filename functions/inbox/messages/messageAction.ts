import { guardOf } from '#functions/_platform/auth/guardOf.ts'
import * as contracts from '#shared/contracts/inbox/messages.ts'
import { messageLife } from '#shared/records/message/messageLife.ts'

const guard = guardOf(messageLife, {
  refusal: 'message.notAllowed',
  contracts: Object.values(contracts).filter((each) => 'method' in each),
})

/** Refuses what the life of a message does not allow, with what can be done instead. */
export const { allowed, mustAllow } = guard
