import { startDynamoDb } from '#cdk/local/emulators/dynamodb.ts'
import { withTrace } from '#functions/_platform/log/log.ts'
import type { State } from '#functions/_platform/storage/definition.ts'
import type { Write } from '#functions/_platform/storage/record.ts'
import { counterRow, listRow } from '#functions/_platform/storage/rows.ts'
import { listRowsOf } from '#functions/_platform/storage/rowsOfState.ts'
import { versionOf } from '#functions/_platform/storage/stateVersion.ts'
import { claims, openGroup } from '#functions/claims/store/claims.ts'
import { keptStates } from '#tests/kept/states.ts'
import { benchTable, loadTable } from './bulkLoad.ts'

const definition = claims.definition as unknown as Write['definition']

/** An open claim like one that is kept, filed on one of 200 days. */
const aClaim = (sample: State, index: number): State => ({
  ...sample,
  id: `clm_${String(index).padStart(26, '0')}`,
  status: 'OPEN',
  claimNumber: `CLM-US-${index}`,
  filedOn: new Date(Date.UTC(2026, 0, 1) + (index % 200) * 86_400_000).toISOString().replace(/T.*/, ''),
})

async function* rowsOf(count: number) {
  const [sample] = keptStates('claim', versionOf(definition)) ?? []
  if (sample === undefined) throw new Error('No claim is kept.')
  const counts = new Map<string, number>()
  for (let index = 0; index < count; index += 1)
    for (const row of listRowsOf(definition, aClaim(sample.state as State, index))) {
      const [, scope, group] = row.list.split('|')
      if (scope !== 'all' || group !== openGroup) continue
      counts.set(row.list, (counts.get(row.list) ?? 0) + 1)
      yield listRow.put(row)
    }
  for (const [list, total] of counts) yield counterRow.put({ list, count: total, measure: 0, sequence: '' })
}

const capacityOf = async (): Promise<number> => {
  const trace = { requestId: '', operation: 'bench', capacity: 0 }
  await withTrace(trace, async () => {
    const { hits } = await claims.list({
      scopes: ['all'],
      group: openGroup,
      sort: 'filedOn',
      descending: false,
      size: 25,
    })
    if (hits.length !== 25) throw new Error(`A page of ${hits.length} claims`)
  })
  return trace.capacity
}

const measure = async (count: number): Promise<number> => {
  const emulator = await startDynamoDb({ file: await loadTable(`claims-${count}`, () => rowsOf(count) as never) })
  Object.assign(process.env, {
    AWS_ENDPOINT_URL_DYNAMODB: emulator.url,
    AWS_REGION: 'us-east-1',
    AWS_ACCESS_KEY_ID: 'local',
    AWS_SECRET_ACCESS_KEY: 'local',
    PALISADE_REGION: 'us',
    TABLE_NAME: benchTable,
  })
  const { letGo } = await import('#functions/_platform/held/held.ts')
  letGo()
  const capacity = await capacityOf()
  await emulator.stop()
  delete process.env.AWS_ENDPOINT_URL_DYNAMODB
  return capacity
}

/** Read units of a page of the claims desk's queue, among few and among many open claims. */
export const claimsQueue = async (few: number, many: number) => {
  const [small, large] = [await measure(few), await measure(many)]
  return { small, large, ratio: large / small }
}
