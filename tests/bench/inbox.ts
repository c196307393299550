import { startDynamoDb } from '#cdk/local/emulators/dynamodb.ts'
import { withTrace } from '#functions/_platform/log/log.ts'
import type { State } from '#functions/_platform/storage/definition.ts'
import type { Write } from '#functions/_platform/storage/record.ts'
import { counterRow, listRow } from '#functions/_platform/storage/rows.ts'
import { listRowsOf } from '#functions/_platform/storage/rowsOfState.ts'
import { versionOf } from '#functions/_platform/storage/stateVersion.ts'
import { isQueue, queueGroup, waitingStatuses } from '#functions/quote/store/quoteGroups.ts'
import { quotes } from '#functions/quote/store/quotes.ts'
import { keptStates } from '#tests/kept/states.ts'
import { benchTable, loadTable } from './bulkLoad.ts'

const definition = quotes.definition as unknown as Write['definition']

/** A referral like one that is kept; every third is large, each is needed on one of 200 days. */
const aReferral = (sample: State, index: number): State => ({
  ...sample,
  id: `quo_${String(index).padStart(26, '0')}`,
  status: 'REFERRED',
  needBy: new Date(Date.UTC(2026, 0, 1) + (index % 200) * 86_400_000).toISOString().replace(/T.*/, ''),
  rated: { ...(sample.rated as object), premium: (index % 3 === 0 ? 6_000_000 : 200_000) + index },
})

async function* rowsOf(count: number) {
  const [sample] = keptStates('quote', versionOf(definition)) ?? []
  if (sample === undefined) throw new Error('No quote is kept.')
  const counts = new Map<string, number>()
  for (let index = 0; index < count; index += 1)
    for (const row of listRowsOf(definition, aReferral(sample.state as State, index))) {
      const [, scope, ...group] = row.list.split('|')
      if (scope !== 'all' || !isQueue(group.join('|'))) continue
      counts.set(row.list, (counts.get(row.list) ?? 0) + 1)
      yield listRow.put(row)
    }
  for (const [list, total] of counts) yield counterRow.put({ list, count: total, measure: 0, sequence: '' })
}

const capacityOf = async (order: 'needBy' | 'value', value?: 'large'): Promise<number> => {
  const trace = { requestId: '', operation: 'bench', capacity: 0 }
  await withTrace(trace, async () => {
    const group = waitingStatuses.map((status) => queueGroup({ status, assignee: 'none', value }))
    const { hits } = await quotes.list({ scopes: ['all'], group, order, descending: order === 'value', size: 25 })
    if (hits.length !== 25) throw new Error(`A page of ${hits.length} referrals`)
  })
  return trace.capacity
}

const measure = async (count: number) => {
  const emulator = await startDynamoDb({ file: await loadTable(`inbox-${count}`, () => rowsOf(count) as never) })
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
  const figures = { needBy: await capacityOf('needBy', 'large'), value: await capacityOf('value') }
  await emulator.stop()
  delete process.env.AWS_ENDPOINT_URL_DYNAMODB
  return figures
}

/** Read units of a page of the underwriters' queue, narrowed and in its own orders, among few and among many referrals. */
export const inbox = async (few: number, many: number) => {
  const [small, large] = [await measure(few), await measure(many)]
  return { small, large, ratio: Math.max(large.needBy / small.needBy, large.value / small.value) }
}
