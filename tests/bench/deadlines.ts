import { copyFileSync, mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { startDynamoDb } from '#cdk/local/emulators/dynamodb.ts'
import type { State } from '#functions/_platform/storage/definition.ts'
import type { Write } from '#functions/_platform/storage/record.ts'
import type { Item } from '#functions/_platform/storage/sendTransaction.ts'
import { sendTransaction } from '#functions/_platform/storage/sendTransaction.ts'
import { versionOf } from '#functions/_platform/storage/stateVersion.ts'
import { itemsOf } from '#functions/_platform/storage/writeItems.ts'
import { meetDeadlines } from '#functions/policy/jobs/meetDeadlines.ts'
import { deadlines } from '#functions/policy/store/deadlines.ts'
import { policies } from '#functions/policy/store/policies.ts'
import type { PolicyRecord } from '#shared/contracts/policy/policyRecord.ts'
import { keptStates } from '#tests/kept/states.ts'
import { benchTable, loadTable } from './bulkLoad.ts'

const made = '2026-01-01T00:00:00.000Z'
const now = '2026-06-01T12:00:00.000Z'
/** As many at a time as the job does. */
const atOnce = 100

/** An issued policy like one that is kept, whose first day has come. */
const aPolicy = (sample: PolicyRecord, id: string): PolicyRecord => {
  const { brokerChange: _, cancellation: __, frozen: ___, ...policy } = sample
  return {
    ...policy,
    id: `pol_${id}` as PolicyRecord['id'],
    policyNumber: `POL-${id}`,
    status: 'ISSUED',
    effectiveDate: '2026-06-01',
    expirationDate: '2027-06-01',
  }
}

/** The rows of a policy and of what becomes of it: as a commit writes them. */
const rowsOf = (sample: PolicyRecord, id: string): Item[] => {
  const policy = aPolicy(sample, id)
  const deadline = { id: `ddl_${id}`, policyId: policy.id, action: 'start', at: '2026-06-01T07:01:00.000Z' } as const
  return [policies.create(policy), deadlines.create(deadline)].flatMap((write: Write) => itemsOf(write, made, []))
}

const idOf = (prefix: string, index: number) => `${prefix}${String(index).padStart(26 - prefix.length, '0')}`

const secondsOf = async (work: () => Promise<unknown>): Promise<number> => {
  const began = performance.now()
  await work()
  return (performance.now() - began) / 1000
}

export interface DeadlineFigures {
  /** Policies a second: what the job does of reading, deciding and writing. */
  readonly job: number
  /** The same of bare transactions that write as much: what the emulator can do at most. */
  readonly ceiling: number
}

/** Cover begins on one day for so many policies. */
export const beginning = async (count: number): Promise<DeadlineFigures> => {
  Object.assign(process.env, {
    AWS_REGION: 'us-east-1',
    AWS_ACCESS_KEY_ID: 'local',
    AWS_SECRET_ACCESS_KEY: 'local',
    PALISADE_REGION: 'us',
    TABLE_NAME: benchTable,
  })
  const [kept] = keptStates('policy', versionOf(policies.definition)) ?? []
  if (kept === undefined) throw new Error('No policy is kept.')
  const sample = kept.state as State as unknown as PolicyRecord
  const loaded = await loadTable(`deadlines-${count}`, function* () {
    for (let index = 0; index < count; index += 1)
      for (const { Put } of rowsOf(sample, idOf('0', index))) yield { params: () => ({ Item: Put?.Item }) }
  })
  const dataDir = mkdtempSync(join(tmpdir(), 'palisade-bench-'))
  const file = join(dataDir, 'deadlines.db')
  copyFileSync(loaded, file)
  const emulator = await startDynamoDb({ file })
  process.env.AWS_ENDPOINT_URL_DYNAMODB = emulator.url
  const { letGo } = await import('#functions/_platform/held/held.ts')
  letGo()
  let met = 0
  const seconds = await secondsOf(async () => {
    for (let before = -1; before < met; ) {
      before = met
      met += (await meetDeadlines({ now } as Parameters<typeof meetDeadlines>[0]))?.met ?? 0
    }
  })
  if (met !== count) throw new Error(`Cover began for ${met} policies of ${count}.`)
  const bare = Math.min(count, 1000)
  const transactions = Array.from({ length: bare }, (_, index) => rowsOf(sample, idOf('1', index)))
  const bareSeconds = await secondsOf(async () => {
    for (let from = 0; from < bare; from += atOnce)
      await Promise.all(transactions.slice(from, from + atOnce).map((items) => sendTransaction(items)))
  })
  await emulator.stop()
  rmSync(dataDir, { recursive: true, force: true })
  delete process.env.AWS_ENDPOINT_URL_DYNAMODB
  return { job: count / seconds, ceiling: bare / bareSeconds }
}
