import { z } from 'zod'
import { defineOperation } from '#shared/contract/operation.ts'
import { pageOf, pageQuery } from '#shared/contract/paging.ts'
import { StateChange } from '#shared/domain/account/stateStanding.ts'
import { CalendarDate } from '#shared/domain/calendar/calendarDate.ts'
import { filledLine } from '#shared/domain/text/text.ts'

/** A state, district or territory of the region. */
export const State = z.object({
  id: z.string().max(3),
  stateName: z.string().max(60),
  stateNameAbbrv: z.string().max(3),
  isSupported: z.boolean().describe('The programme quotes there.'),
  next: StateChange.optional().describe('What is to change, and from which day.'),
  isRemoved: z.boolean().optional().describe('It is taken off the list.'),
})

/** The states of the region. */
export const searchStates = defineOperation({
  name: 'searchStates',
  method: 'GET',
  path: '/api/account/v1/state/search',
  summary: 'The states of the region by name or abbreviation; none in the UK.',
  access: 'any',
  workflows: ['QUOTE'],
  query: z.strictObject({
    ...pageQuery(25),
    asOf: CalendarDate.optional().describe('As they are on that day; today without it.'),
    withdrawn: z.enum(['true', 'false']).default('false').describe('Those too that are taken off the list.'),
  }),
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

const StateId = filledLine(3)
const told = {
  stateName: filledLine(60, { missing: 'Please enter the state' }),
  stateNameAbbrv: filledLine(3, { missing: 'Please enter its abbreviation' }),
  isSupported: z.boolean(),
}
const Standing = State.omit({ isRemoved: true })

/** A state whose taxes and time zone the platform does not know is none. */
export const createState = defineOperation({
  name: 'createState',
  method: 'POST',
  path: '/api/account/v1/state',
  summary: 'Puts a state back on the list from which it was taken.',
  access: 'reference:manage',
  body: z.strictObject(told),
  response: Standing,
  problems: ['state.exists', 'state.unknown'],
})

export const updateState = defineOperation({
  name: 'updateState',
  method: 'PUT',
  path: '/api/account/v1/state',
  summary: 'Says whether the programme quotes in a state, from today or from a day to come.',
  access: 'reference:manage',
  changes: 'id',
  body: z.strictObject({
    id: StateId,
    ...told,
    from: CalendarDate.optional().describe('From which day; today without it. What was to change is given up.'),
  }),
  response: Standing,
  problems: ['state.dayIsOver', 'state.notFound', 'state.unknown'],
})

/** What is insured there stays insured. */
export const removeState = defineOperation({
  name: 'removeState',
  method: 'DELETE',
  path: '/api/account/v1/state/{stateId}',
  summary: 'Takes a state off the list: nothing new is quoted there.',
  access: 'reference:manage',
  params: { stateId: StateId },
  problems: ['state.notFound'],
})
