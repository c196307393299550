import { implement } from '#functions/_platform/http/implement.ts'
import { settleClaim as contract } from '#shared/contracts/claims/desk.ts'
import { endingOf } from './endings.ts'

const ending = endingOf('settle')

export const settleClaim = implement(contract)(({ params, body, actor, now }) =>
  ending(params.claimId, { actor, now, reason: body.reason }),
)
