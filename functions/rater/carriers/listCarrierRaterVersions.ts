import { implement } from '#functions/_platform/http/implement.ts'
import { carrierRaterIdOf, carrierRaters, versionsNumbered } from '#functions/tariff/public.ts'
import * as contract from '#shared/contracts/rater/carriers.ts'
import { mustBeTheirs } from './raterTerms.ts'

/**
 * A page of versions by their numbers, which leave nothing out: one read of as many records, whatever their number. Beside
 * them stand the one after, since it ends the first, and the one before, from which the last is a change.
 */
export const listCarrierRaterVersions = implement(contract.listCarrierRaterVersions)(
  async ({ params, query, actor }) => {
    const { carrierId } = params
    mustBeTheirs(actor, carrierId)
    const rater = await carrierRaters.require(carrierRaterIdOf(carrierId))
    const { page, size } = query
    const latest = rater.revision - page * size
    const first = Math.max(1, latest - size + 1)
    const wanted = Array.from({ length: Math.max(0, latest - first + 3) }, (_, at) => latest + 1 - at)
    const read = await versionsNumbered(
      rater,
      wanted.filter((each) => each >= 1 && each <= rater.revision),
    )
    const byNumber = new Map(read.map((each) => [each.revision, each]))
    const content = read
      .filter(({ revision }) => revision >= first && revision <= latest)
      .map((each) => ({
        ...each,
        until: byNumber.get(each.revision + 1)?.at ?? rater.removed?.at,
        before: byNumber.get(each.revision - 1)?.terms,
      }))
    return { content, totalElements: rater.revision, size, number: page }
  },
)
