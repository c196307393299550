import { config } from '#functions/_platform/config/config.ts'
import { implement } from '#functions/_platform/http/implement.ts'
import { orderOf } from '#functions/_platform/storage/orderOf.ts'
import * as contract from '#shared/contracts/account/states.ts'
import { stateOn } from '#shared/domain/account/stateStanding.ts'
import { regionOf } from '#shared/regions/regions.ts'
import { statesOf } from '#shared/regions/states.ts'
import { saidOfStates, today } from '../store/regionStates.ts'

const sorts = ['isSupported', 'stateName', 'stateNameAbbrv'] as const

export const searchStates = implement(contract.searchStates)(async ({ query, now }) => {
  const { page, size, search = '', sort, withdrawn, asOf = today(now) } = query
  const wanted = search.replaceAll('*', '').trim().toLowerCase()
  const order = orderOf(sorts, sort, { sort: 'stateName', descending: false })
  const said = await saidOfStates()
  const standingOf = (abbreviation: string) => {
    const { isSupported, next } = stateOn(said.get(abbreviation), asOf)
    return { isSupported, ...(next && { next }) }
  }
  const found = statesOf(regionOf(config.region))
    .filter(({ abbreviation }) => withdrawn === 'true' || said.get(abbreviation)?.isRemoved !== true)
    .filter(({ name, abbreviation }) => name.toLowerCase().includes(wanted) || abbreviation.toLowerCase() === wanted)
    .map(({ name, abbreviation }) => ({
      id: abbreviation,
      stateName: name,
      stateNameAbbrv: abbreviation,
      ...standingOf(abbreviation),
      ...(said.get(abbreviation)?.isRemoved && { isRemoved: true }),
    }))
    .sort((a, b) => (String(a[order.sort]) < String(b[order.sort]) ? -1 : 1) * (order.descending ? -1 : 1))
  return { content: found.slice(page * size, (page + 1) * size), totalElements: found.length, size, number: page }
})
