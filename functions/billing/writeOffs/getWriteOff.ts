import { implement } from '#functions/_platform/http/implement.ts'
import { getWriteOff as contract } from '#shared/contracts/billing/writeOffs.ts'
import { guard, requireWriteOff } from './writeOffAction.ts'

export const getWriteOff = implement(contract)(async ({ params, actor }) => {
  const writeOff = await requireWriteOff(params.writeOffId, actor)
  return { ...writeOff, allowedActions: guard.allowed(writeOff.status, { actor }) }
})
