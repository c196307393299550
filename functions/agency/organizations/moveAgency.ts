import { implement } from '#functions/_platform/http/implement.ts'
import { agencies } from '#functions/directory/store/agencies.ts'
import * as contract from '#shared/contracts/account/relationships.ts'
import { afterMove } from '#shared/domain/organizations/moves.ts'
import { todayHere } from '../todayHere.ts'
import { foundMove } from './foundMove.ts'
import { commitLinked } from './linked.ts'
import { movedOn } from './movedAgency.ts'
import { withNextMove } from './withNextMove.ts'

export const moveAgency = implement(contract.moveAgency)(async ({ params, body, actor, now }) => {
  const moving = await foundMove({ ...params, ...body }, actor, now)
  const { agency, day, found } = moving
  const { parentId: own, ...rest } = agency
  const apart = found.leavesOwn || own === undefined ? rest : { ...rest, parentId: own }
  const today = todayHere(now)
  const moved = found.stays || day > today ? apart : movedOn(apart, moving)
  const next = await withNextMove(moved, { all: afterMove(found.above, found), today })
  const writes = [agencies.update(agency, { ...next, updated: now }), ...found.writes]
  await commitLinked({ writes, of: agency.id, about: agency }, actor, now)
})
