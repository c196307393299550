import { mkdirSync, rmSync, writeFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { startParameters } from '#cdk/local/emulators/parameters/parameters.ts'
import { scratchFolder } from '#cdk/local/testing/scratch.ts'
import { letGo } from '#functions/_platform/held/held.ts'
import { getServiceStatus } from '#shared/contracts/platform/status.ts'
import type { Instant } from '#shared/domain/calendar/instant.ts'
import { callerOf } from '#tests/support/operation.ts'
import { startTable, type TestTable } from '#tests/support/table.ts'
import { handler } from '../index.ts'
import { noteBanners } from './noteBanners.ts'

const directory = scratchFolder()
const file = join(directory, 'us', 'environment.json')
let parameters: Awaited<ReturnType<typeof startParameters>>
let table: TestTable
beforeAll(async () => {
  table = await startTable()
  parameters = await startParameters({ directory, regions: ['us'] })
  Object.assign(process.env, { AWS_ENDPOINT_URL_SSM: parameters.url, AWS_REGION: 'us-east-1' })
  mkdirSync(dirname(file), { recursive: true })
})
afterAll(async () => {
  await parameters.stop()
  await table.stop()
})

const publish = (content: object) => writeFileSync(file, JSON.stringify(content))
const hour = 3_600_000
const inHours = (hours: number): Instant => new Date(Date.now() + hours * hour).toISOString()
const look = (now: Instant) => noteBanners({ now } as never)
const history = async () => {
  letGo()
  const answer = await callerOf(handler)(undefined)(getServiceStatus, {})
  if (!answer.ok) throw new Error(answer.problem.code)
  return answer.value.history
}

describe('what staff told of by banners', () => {
  it('is an incident for as long as its banner stands, in the words it had last', async () => {
    expect(await history()).toEqual([])
    publish({ incidentBanner: { text: 'E-mails are late.' } })
    const [began, reworded, over] = [inHours(-5), inHours(-4), inHours(-3)]
    await look(began)
    expect(await history()).toEqual([{ kind: 'INCIDENT', text: 'E-mails are late.', from: began }])
    publish({ incidentBanner: { text: 'E-mails are sent again.' } })
    await look(reworded)
    publish({})
    await look(over)
    await look(inHours(-2))
    expect(await history()).toEqual([{ kind: 'INCIDENT', text: 'E-mails are sent again.', from: began, to: over }])
  })

  it('is ended by nothing that cannot be read', async () => {
    publish({ incidentBanner: { text: 'Payments are late.' } })
    await look(inHours(-1.5))
    writeFileSync(file, '{ not')
    await expect(look(inHours(-1))).rejects.toThrow()
    expect((await history())[0]).not.toHaveProperty('to')
    rmSync(file)
    await look(inHours(-0.5))
    expect((await history())[0]).toHaveProperty('to')
  })

  it('is maintenance once it has begun, and nothing where it is called off before', async () => {
    const before = await history()
    publish({ maintenanceBanner: { from: inHours(5), to: inHours(6) } })
    await look(inHours(-0.4))
    expect(await history()).toEqual(before)
    publish({})
    await look(inHours(-0.3))
    const [from, to] = [inHours(-0.2), inHours(-0.1)]
    publish({ maintenanceBanner: { from, to } })
    await look(inHours(-0.25))
    publish({})
    await look(inHours(0))
    expect((await history())[0]).toEqual({ kind: 'MAINTENANCE', from, to })
  })
})
