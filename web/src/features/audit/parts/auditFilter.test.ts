import { expect, it } from 'vitest'
import { filterOf, isId } from './auditFilter.ts'

const ulid = '01JH0000000000000000000V01'

it('an id says of itself whether a person, an organization or a record is meant', () => {
  expect(filterOf({ find: ` usr_${ulid} ` })).toEqual({ actor: `usr_${ulid}` })
  expect(filterOf({ find: `agy_${ulid}` })).toEqual({ organization: `agy_${ulid}` })
  expect(filterOf({ find: `org_${ulid}` })).toEqual({ organization: `org_${ulid}` })
  expect(filterOf({ find: `quo_${ulid}` })).toEqual({ record: `quo_${ulid}` })
  expect(filterOf({ find: '', kind: 'quote', jumpedIn: 'yes' })).toEqual({ kind: 'quote', jumpedIn: true })
})

it('days are the reader’s, the last one whole', () => {
  const { from = '', to = '' } = filterOf({ from: '2026-02-27', to: '2026-02-28' })
  expect([new Date(from).getHours(), new Date(from).getDate()]).toEqual([0, 27])
  expect([new Date(to).getDate(), new Date(to).getMonth()]).toEqual([1, 2])
  expect(filterOf({ from: 'soon' })).toEqual({})
})

it('an id is told from a name', () => {
  for (const id of [`usr_${ulid}`, ` pol_${ulid} `, 'srn_policy_meetDeadlines']) expect(isId(id), id).toBe(true)
  for (const name of ['Marcus Reed', 'harbor', 'a_b', 'PAL-US-1000089-01', '']) expect(isId(name), name).toBe(false)
})
