import { expect, it } from 'vitest'
import type { Operation } from '#shared/contract/operation.ts'
import { noteSeen, seenHeaders, sendingOver, sightNow } from './seen.ts'

const change = { method: 'PUT' } as Operation
const read = (id: string, version: number, name = 'read') =>
  noteSeen(new Response(null, { headers: { 'x-seen': `${id}=${version}` } }), { id, name })
const changed = (id: string, over: number, version: number, answer: unknown = undefined) =>
  noteSeen(new Response(null, { headers: { 'x-seen': `${id}=${version}`, 'x-seen-over': `${id}=${over}` } }), answer)
const sentOver = (id: string, sight = sightNow()) =>
  sendingOver(sight, async () => seenHeaders(change, { id })['x-seen'])

it('a form is sent over what was read when it was opened, and over one’s own changes since', async () => {
  read('quo_1', 4)
  const opened = sightNow()
  expect(await sentOver('quo_1', opened)).toBe('quo_1=4')
  changed('quo_1', 4, 5)
  changed('quo_1', 5, 7, { id: 'quo_1', premium: 9 })
  expect(await sentOver('quo_1', opened)).toBe('quo_1=7')
  expect(sightNow().get('quo_1')).toEqual({ version: 7, answer: { id: 'quo_1', name: 'read', premium: 9 } })
})

it('what somebody else wrote in between is not seen by one’s own change after it', async () => {
  read('quo_2', 4)
  const opened = sightNow()
  changed('quo_2', 5, 6)
  expect(await sentOver('quo_2', opened)).toBe('quo_2=4')
  expect(sightNow().get('quo_2')?.version).toBe(4)
})

it('an answer that was overtaken by a newer one is not the last word', () => {
  read('quo_3', 6, 'new')
  read('quo_3', 5, 'old')
  expect(sightNow().get('quo_3')).toEqual({ version: 6, answer: { id: 'quo_3', name: 'new' } })
})
