import { implement } from '#functions/_platform/http/implement.ts'
import { getMoratorium as contract } from '#shared/contracts/policy/moratoriums.ts'
import { moratoriums } from '../store/moratoriums.ts'

export const getMoratorium = implement(contract)(({ params }) => moratoriums.require(params.moratoriumId))
