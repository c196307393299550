import { startDynamoDb } from '#cdk/local/emulators/dynamodb.ts'
import { withTrace } from '#functions/_platform/log/log.ts'
import type { State } from '#functions/_platform/storage/definition.ts'
import { packState } from '#functions/_platform/storage/packedState.ts'
import type { Write } from '#functions/_platform/storage/record.ts'
import { counterRow, listRow, thumbRow } from '#functions/_platform/storage/rows.ts'
import { listRowsOf } from '#functions/_platform/storage/rowsOfState.ts'
import { indexOf } from '#functions/_platform/storage/thumbIndex.ts'
import { thumbTree } from '#functions/_platform/storage/thumbTree.ts'
import { users } from '#functions/directory/store/users.ts'
import { newUser } from '#functions/directory/users/newUser.ts'
import { benchTable, loadTable } from './bulkLoad.ts'

const shards = users.definition.list?.shards ?? 1
const size = 25

const aUser = (index: number) => {
  const user = newUser({
    email: `person${index}@people.example`,
    firstName: `Person ${index % 97}`,
    lastName: `Name ${(index * 7919) % 100_003}`,
    accountType: 'AGENCY',
    organizationId: `agy_${index % 20}`,
    role: 'Principal Producer',
    teamIds: [],
    status: 'ACTIVE',
    now: '2026-01-01T00:00:00.000Z',
  })
  return { ...user, id: `usr_${String(index).padStart(26, '0')}` }
}

/** The rows of so many users in the region's list, with its counters and its thumb index by name, as the stream makes them. */
async function* rowsOf(count: number) {
  const [keys, counts] = [[] as string[], new Map<string, number>()]
  for (let index = 0; index < count; index += 1)
    for (const row of listRowsOf(
      users.definition as unknown as Write['definition'],
      aUser(index) as unknown as State,
    )) {
      if (!row.list.startsWith('user|all|any|')) continue
      keys.push(row.s1 ?? '')
      counts.set(row.list, (counts.get(row.list) ?? 0) + 1)
      yield listRow.put(row)
    }
  for (const [list, total] of counts) yield counterRow.put({ list, count: total, measure: 0, sequence: '' })
  let made = 0
  const tree = thumbTree(
    async () => ({ thumbs: [], version: 0 }),
    () => {
      made += 1
      return `node${made}`
    },
  )
  for (const key of keys) await tree.put(key, true)
  const index = indexOf({ kind: 'user', scope: 'all', group: 'any' }, 's1')
  for (const { node, thumbs } of tree.changed()) {
    const entries = thumbs.map((each) => [each.key, each.count, ...(each.node === undefined ? [] : [each.node])])
    yield thumbRow.put({ index, node, version: 1, thumbs: packState({ thumbs: entries }) })
  }
}

const capacityOf = async (page: number): Promise<number> => {
  const trace = { requestId: '', operation: 'bench', capacity: 0 }
  await withTrace(trace, async () => {
    const found = await users.page({ scope: 'all', sort: 'name', page, size })
    if (found.content.length !== size) throw new Error(`A page of ${found.content.length} people`)
  })
  return trace.capacity
}

export interface PeopleFigures {
  readonly first: number
  readonly middle: number
  readonly last: number
}

const measure = async (count: number): Promise<PeopleFigures> => {
  const emulator = await startDynamoDb({
    file: await loadTable(`people-${count}-${shards}`, () => rowsOf(count) as never),
  })
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
  const last = count / size - 1
  const figures = {
    first: await capacityOf(0),
    middle: await capacityOf(Math.floor(last / 2)),
    last: await capacityOf(last),
  }
  await emulator.stop()
  delete process.env.AWS_ENDPOINT_URL_DYNAMODB
  return figures
}

/** Read units of the first, a middle and the last page of a region's users, by number, among few and among many. */
export const people = async (few: number, many: number) => ({ small: await measure(few), large: await measure(many) })

/** The largest of the pages among many to the largest among few. */
export const ratioOf = ({ small, large }: Awaited<ReturnType<typeof people>>): number =>
  Math.max(large.first, large.middle, large.last) / Math.max(small.first, small.middle, small.last)
