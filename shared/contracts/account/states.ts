import { z } from 'zod'
import { defineOperation } from '#shared/contract/operation.ts'
import { pageOf, pageQuery } from '#shared/contract/paging.ts'

/** A state, district or territory of the region. */
export const State = z.object({
  id: z.string(),
  stateName: z.string(),
  stateNameAbbrv: z.string(),
  isSupported: z.boolean(),
})

/** The states of the region. */
export const searchStates = defineOperation({
  name: 'searchStates',
  method: 'GET',
  path: '/api/account/v1/state/search',
  summary: 'The states of the region by name or abbreviation; none in the UK.',
  access: 'any',
  workflows: ['QUOTE'],
  query: z.strictObject(pageQuery(25)),
  response: pageOf(State),
})

/** The time zone of each state. */
export const listStateTimezones = defineOperation({
  name: 'listStateTimezones',
  method: 'GET',
  path: '/api/account/v1/state/timezone',
  summary: 'The IANA time zone in which policies of a state start, by the state’s abbreviation.',
  access: 'any',
  response: z.record(z.string(), z.string()),
})
