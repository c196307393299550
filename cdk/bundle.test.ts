import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { pathToFileURL } from 'node:url'
import { afterAll, beforeAll, expect, test } from 'vitest'
import type { handler } from '#functions/rater/index.ts'
import * as contract from '#shared/contracts/rater/presets.ts'
import { cast } from '#tests/cast/actors.ts'
import { callerOf } from '#tests/support/operation.ts'
import { answered } from '#tests/support/quoteDesk.ts'
import { startTable, type TestTable } from '#tests/support/table.ts'
import { inTurn } from '#tests/turn.ts'
import { bundle, deployableFunctions } from './bundle.ts'

const into = mkdtempSync(join(tmpdir(), 'palisade-bundle-'))
let table: TestTable
beforeAll(async () => {
  table = await startTable()
})
afterAll(async () => {
  await table.stop()
  rmSync(into, { recursive: true })
})

test('a bundle, as it is deployed, writes and reads records like its source', async () => {
  const built = await bundle({ service: 'rater', into }, 'index')
  const deployed: { handler: typeof handler } = await import(
    pathToFileURL(join(built?.directory ?? '', 'index.mjs')).href
  )
  const producer = callerOf(deployed.handler)(cast.producer)

  const coverages = { '6': { selected: true, limit: 500_000 } }
  const { id } = answered(await producer(contract.createCustomPreset, { body: { name: 'Law firms', coverages } }))
  await producer(contract.updateCustomPreset, { params: { presetId: id }, body: { name: 'Law', coverages } })

  expect(answered(await producer(contract.listCustomPresets, {}))).toEqual([{ id, name: 'Law', coverages }])
  expect(await producer(contract.createCustomPreset, { body: { name: 'Law', coverages } })).toMatchObject({
    problem: { code: 'preset.nameTaken' },
  })
})

test('a bundled worker does its tasks and hears of its jobs', async () => {
  const built = await bundle({ service: 'platform', into }, 'worker')
  const { handler }: { handler: (event: unknown) => Promise<unknown> } = await import(
    pathToFileURL(join(built?.directory ?? '', 'worker.mjs')).href
  )
  expect(await handler({ task: 'verify', input: { kind: 'tag' }, executionName: 'look' })).toMatchObject({
    differences: [],
  })
  expect(await handler({ job: 'resumeJobs' })).toEqual({ met: 0 })
  expect(await handler(await table.stream())).toEqual({ batchItemFailures: [] })
})

/** An AWS function reads and keeps its code before it begins: a large one begins late. */
const mostBytes = 1024 * 1024

test.each(inTurn(deployableFunctions(), 12))(
  '$service $entry is bundled, and small enough',
  async ({ service, entry }) => {
    const built = await bundle({ service, into }, entry)
    expect(built?.bytes).toBeGreaterThan(0)
    expect(built?.bytes).toBeLessThan(mostBytes)
  },
)
