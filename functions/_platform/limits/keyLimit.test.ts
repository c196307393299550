import { afterAll, beforeAll, expect, it } from 'vitest'
import { Instant } from '#shared/domain/calendar/instant.ts'
import { keyPace } from '#shared/domain/identity/apiKeys.ts'
import { cast } from '#tests/cast/actors.ts'
import { startTable, type TestTable } from '#tests/support/table.ts'
import { letGo } from '../held/held.ts'
import { withTrace } from '../log/log.ts'
import { countCall, paceHeaders } from './keyLimit.ts'

let table: TestTable
beforeAll(async () => {
  table = await startTable()
})
afterAll(() => table.stop())

const at = (text: string) => Instant.parse(text)
const machine = (sessionId: string) => ({ ...cast.producer, keyScopes: ['quote:read'] as const, sessionId })

/** What a call is told: the headers of its answer, and how it was refused if it was. */
const call = (actor: Parameters<typeof countCall>[0], when: string) =>
  withTrace({ requestId: 'r', operation: 'o', capacity: 0 }, async () => {
    const refused = await countCall(actor, at(when)).then(
      () => undefined,
      ({ code, details }) => ({ code, ...details.data }),
    )
    return { refused, headers: paceHeaders() }
  })

it('a key has six hundred calls a minute, and its answers say what is left of them', async () => {
  const bridge = machine('key_bridge')
  expect(await call(bridge, '2026-03-02T10:00:15Z')).toEqual({
    refused: undefined,
    headers: { 'ratelimit-policy': '"key";q=600;w=60', ratelimit: '"key";r=599;t=45' },
  })
  for (let made = 1; made < keyPace.calls; made += 1) await call(bridge, '2026-03-02T10:00:20Z')
  expect(await call(bridge, '2026-03-02T10:00:59.500Z')).toEqual({
    refused: { code: 'request.tooFast', calls: 600, seconds: 1 },
    headers: { 'ratelimit-policy': '"key";q=600;w=60', ratelimit: '"key";r=0;t=1' },
  })
  expect((await call(machine('key_other'), '2026-03-02T10:00:59Z')).refused, 'another key').toBeUndefined()
  expect((await call(bridge, '2026-03-02T10:01:00Z')).headers.ratelimit, 'the next minute').toBe('"key";r=599;t=60')
})

it('however many processes answer it, at once', async () => {
  const crowd = machine('key_crowd')
  const refusals: unknown[] = []
  for (let process = 0; process < 8; process += 1) {
    letGo()
    const calls = await Promise.all(Array.from({ length: 100 }, () => call(crowd, '2026-03-02T11:00:00Z')))
    refusals.push(...calls.filter(({ refused }) => refused !== undefined))
  }
  expect(refusals).toHaveLength(200)
})

it('what a process took and did not use is not given out again', async () => {
  const restarted = machine('key_restarted')
  for (let process = 0; process < 60; process += 1) {
    letGo()
    expect((await call(restarted, '2026-03-02T12:00:00Z')).refused).toBeUndefined()
  }
  letGo()
  expect((await call(restarted, '2026-03-02T12:00:30Z')).refused).toMatchObject({ code: 'request.tooFast' })
})

it('people are not counted', async () => {
  expect(await call(cast.producer, '2026-03-02T10:00:00Z')).toEqual({ refused: undefined, headers: {} })
})
