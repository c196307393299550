import { implement } from '#functions/_platform/http/implement.ts'
import { getClaimFile as contract } from '#shared/contracts/claims/desk.ts'
import { requireForDesk } from './desk.ts'
import { toFile } from './toFile.ts'

export const getClaimFile = implement(contract)(async ({ params, actor }) =>
  toFile(await requireForDesk(params.claimId, actor), actor),
)
