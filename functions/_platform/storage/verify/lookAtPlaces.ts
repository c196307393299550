import type { Definition } from '../definition.ts'
import type { SortSlot } from '../rows.ts'
import { sortFields } from '../rows.ts'
import { indexesOf, openIndex, putKeys } from '../thumbIndex.ts'
import { shardsIn } from '../wideScope.ts'
import { beginningOfList } from './expectedRows.ts'
import type { Finding, Looking } from './lookAtWritten.ts'
import { type Row, rowsBeginning } from './rawRows.ts'

/** When an index is looked at again; what the stream has not done by the last is not on its way any more. */
const looks = [0, 1000, 2000, 4000, 8000]
/** How often an index that others write to is mended anew. */
const tries = 5
/** Keys that are mended between two looks at the clock. */
const keysTogether = 150

/** Of the keys that differ: whether the list has a row for it. */
type Wrong = ReadonlyMap<string, boolean>

/** The rows of a list over all of its partitions, read with consistency. */
const rowsOf = async (list: string, shards: number): Promise<Row[]> => {
  const [kind = '', scope = '', group = ''] = list.split('|')
  const lists = Array.from({ length: shardsIn(scope, shards) }, (_, shard) => `${kind}|${scope}|${group}|${shard}`)
  const attributes = Object.values(sortFields)
  const rows = await Promise.all(lists.map((each) => rowsBeginning(beginningOfList(each), attributes)))
  return rows.flat()
}

const wrongOf = async (index: string, slot: SortSlot, list: string, shards: number): Promise<Wrong> => {
  const rows = await rowsOf(list, shards)
  const wanted = new Set(rows.map((row) => row[sortFields[slot]]).filter((key) => typeof key === 'string'))
  const tree = openIndex(index, true)
  const known = new Set(await tree.keys(0, Number.POSITIVE_INFINITY))
  return new Map([
    ...[...wanted].filter((key) => !known.has(key)).map((key) => [key, true] as const),
    ...[...known].filter((key) => !wanted.has(key)).map((key) => [key, false] as const),
  ])
}

/** Those that differed before and differ now in the same way. */
const still = (before: Wrong, now: Wrong): Wrong =>
  new Map([...before].filter(([key, isThere]) => now.get(key) === isThere))

/**
 * A thumb index against the rows of its list. What differs at every look, until the stream must have come, is told. It is
 * mended as the stream writes and looked at once more: had the list changed meanwhile, the stream may have been overtaken.
 */
const lookAtIndex = async (
  kind: string,
  { index, slot, list, shards }: { index: string; slot: SortSlot; list: string; shards: number },
  { repair, pause, isLate }: Omit<Looking, 'isKnown'>,
): Promise<Finding> => {
  const look = () => wrongOf(index, slot, list, shards)
  let wrong = await look()
  for (const wait of looks) {
    if (wrong.size === 0) return { differences: [], undecided: 0 }
    if (isLate()) return { differences: [], undecided: 1 }
    await pause(wait)
    wrong = still(wrong, await look())
  }
  if (wrong.size === 0) return { differences: [], undecided: 0 }
  const lacks = [...wrong.values()].filter((isThere) => isThere).length
  const found = `lacks ${lacks} and has ${wrong.size - lacks} too many`
  // A list that is older than its index has none until it is mended: what an earlier version left to be made new.
  const row = (await openIndex(index, true).count()) === 0 ? 'version' : index
  const seen = new Set(wrong.keys())
  for (let turn = 0; repair && turn < tries && wrong.size > 0 && !isLate(); turn += 1) {
    const keys = [...wrong]
    for (let from = 0; from < keys.length && !isLate(); from += keysTogether)
      await putKeys(index, keys.slice(from, from + keysTogether))
    wrong = new Map([...(await look())].filter(([key]) => seen.has(key)))
  }
  const repaired = repair && wrong.size === 0
  return {
    differences: [{ kind, of: 'place', id: list, row, found, repaired }],
    undecided: Number(repair && !repaired),
  }
}

/** The thumb indexes of a list, each against all of the list's rows; put right when that is asked for. */
export const lookAtPlaces = async (
  { kind, list: listed }: Definition,
  list: string,
  looking: Omit<Looking, 'isKnown'>,
): Promise<Finding> => {
  const shards = listed?.shards ?? 1
  const findings = await Promise.all(
    indexesOf(list).map((each) => lookAtIndex(kind, { ...each, list, shards }, looking)),
  )
  return {
    differences: findings.flatMap(({ differences }) => differences),
    undecided: findings.reduce((sum, { undecided }) => sum + undecided, 0),
  }
}
