import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { startDynamoDb } from '#cdk/local/emulators/dynamodb.ts'
import { readCompanies } from '#cdk/local/journey/company.ts'
import { signIn } from '#cdk/local/journey/signIn.ts'
import { travel } from '#cdk/local/journey/travel.ts'
import { startPlatform } from '#cdk/local/platform.ts'
import { authenticators, seedCast } from '#cdk/local/seed/seed.ts'
import { quickenStreams } from '#cdk/local/storage/quickenStreams.ts'
import { meterStore } from './meteredStore.ts'

const companies = new URL('../../companies.csv', import.meta.url).pathname

/**
 * US dollars at AWS's list prices for us-east-1, on-demand, as known on 22 November 2026 from
 * aws.amazon.com/dynamodb/pricing/on-demand and aws.amazon.com/lambda/pricing (Arm, first tier): a million write units,
 * a million read units, a GB-second, a million invocations.
 */
export const prices = { writes: 0.625, reads: 0.125, gigabyteSecond: 0.0000133334, invocations: 0.2 } as const

/** A function has one processor for each 1,769 MB (AWS Lambda developer guide, memory): a second of it is so many GB-seconds. */
const gigabytesPerProcessor = 1.769

/** What one journey from name to paid policy takes. */
export interface PolicyCost {
  readonly calls: number
  readonly rows: number
  readonly rowsByKind: Readonly<Record<string, number>>
  readonly writeUnits: number
  readonly readUnits: number
  /** Milliseconds of processor time. */
  readonly apiMs: number
  readonly workerMs: number
  readonly invocations: number
  /** US dollars: store, processor time and invocations. */
  readonly dollars: number
}

/** What a journey costs, the mean of some: everything that it sets off included, until nothing is under way any more. */
export const policyCost = async (count = 6, warmUp = 3): Promise<PolicyCost> => {
  const dataDir = mkdtempSync(join(tmpdir(), 'palisade-bench-'))
  const file = join(dataDir, 'metered.sqlite')
  const store = await startDynamoDb({ file })
  const meter = await meterStore(store.url)
  process.env.AWS_ENDPOINT_URL_DYNAMODB = meter.url
  const platform = await startPlatform({ dataDir, regions: ['us'], web: 'none', authenticators })
  quickenStreams(file)
  await seedCast(platform)
  await platform.warm()
  const people = await signIn('us', platform.port)
  const clean = readCompanies(companies).filter(({ region, limit }) => region === 'us' && limit <= 1_000_000)
  const journeys = async (from: number, to: number) => {
    for (const company of clean.slice(from, to)) {
      const { isPaid, problem } = await travel({ ...people, port: platform.port }, company)
      if (isPaid !== true) throw new Error(`${company.name} was not paid: ${problem}`)
    }
    await platform.settled()
  }
  await journeys(0, warmUp)
  meter.used()
  const before = await platform.spent('us')
  await journeys(warmUp, warmUp + count)
  const after = await platform.spent('us')
  const { calls, rows, rowsByKind, writeUnits, readUnits } = meter.used()
  await platform.stop()
  await meter.stop()
  delete process.env.AWS_ENDPOINT_URL_DYNAMODB
  await store.stop()
  rmSync(dataDir, { recursive: true, force: true })
  const each = (total: number) => total / count
  const apiMs = each(after.index.ms - before.index.ms)
  const workerMs = each(after.worker.ms - before.worker.ms)
  const invocations = each(
    after.index.invocations + after.worker.invocations - before.index.invocations - before.worker.invocations,
  )
  const dollars =
    (each(writeUnits) * prices.writes + each(readUnits) * prices.reads + invocations * prices.invocations) / 1e6 +
    ((apiMs + workerMs) / 1000) * gigabytesPerProcessor * prices.gigabyteSecond
  return {
    calls: each(calls),
    rows: each(rows),
    rowsByKind: Object.fromEntries(Object.entries(rowsByKind).map(([kind, number]) => [kind, each(number)])),
    writeUnits: each(writeUnits),
    readUnits: each(readUnits),
    apiMs,
    workerMs,
    invocations,
    dollars,
  }
}
