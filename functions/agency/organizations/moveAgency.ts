import { implement } from '#functions/_platform/http/implement.ts'
import { agencies } from '#functions/directory/store/agencies.ts'
import * as contract from '#shared/contracts/account/relationships.ts'
import { todayHere } from '../todayHere.ts'
import { foundMove } from './foundMove.ts'
import { commitLinked } from './linked.ts'
import { movedOn, movesOn } from './movedAgency.ts'

export const moveAgency = implement(contract.moveAgency)(async ({ params, body, actor, now }) => {
  const moving = await foundMove({ ...params, ...body }, actor, now)
  const { agency, day, found } = moving
  const { parentId: own, ...rest } = agency
  const apart = found.leavesOwn || own === undefined ? rest : { ...rest, parentId: own }
  const next = day > todayHere(now) ? movesOn(apart, moving) : movedOn(apart, moving)
  const writes = [agencies.update(agency, { ...next, updated: now }), ...found.writes]
  await commitLinked({ writes, of: agency.id, about: agency }, actor, now)
})
