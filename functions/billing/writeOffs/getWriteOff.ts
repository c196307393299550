import { implement } from '#functions/_platform/http/implement.ts'
import { getWriteOff as contract } from '#shared/contracts/billing/writeOffs.ts'
import { requireWriteOff } from './writeOffAction.ts'

export const getWriteOff = implement(contract)(({ params, actor }) => requireWriteOff(params.writeOffId, actor))
