import { z } from 'zod'
import { log } from '../../log/log.ts'
import type { Definition } from '../definition.ts'
import { isMark } from '../listMark.ts'
import { isPartnerList } from '../rowsOfState.ts'
import { isShortList } from '../shortScope.ts'
import { type Difference, tallyOf, type Verification } from './difference.ts'
import { contentOf, expectedOf, isOfToday, ownerOf, stateName } from './expectedRows.ts'
import { lookAtCounter } from './lookAtCounter.ts'
import { lookAtHistory } from './lookAtHistory.ts'
import { lookAtPlaces } from './lookAtPlaces.ts'
import { lookAtStreamed } from './lookAtStreamed.ts'
import { type Finding, type Looking, lookAtVersion, lookAtWritten, type Suspect } from './lookAtWritten.ts'
import { inParts, type Key, keyOf, nameOf, type Row, rowsNamed, scanRows, writeRows } from './rawRows.ts'

export interface VerifyOptions {
  /** Hold the rows of this kind alone. */
  readonly only?: string | undefined
  /** Put right what differs; else it is told alone. */
  readonly repair?: boolean
  /** Where the last part ended. */
  readonly cursor?: string | undefined
  /** No page is begun after so many milliseconds. */
  readonly milliseconds?: number
  /** No counter is waited for after so many; what is left is undecided. */
  readonly patience?: number
  /** Lets the stream work; time passes, unless whoever asks drives the stream themselves. */
  readonly pause?: Looking['pause']
}

/** Rows looked at together; few enough that what looks wrong among them is looked at again within half a minute. */
const pageRows = 100
/** Leaves a worker's minute room for the last page. */
const partMilliseconds = 25_000
/** Leaves a worker's minute room for the search rows, however many lists the last page has. */
const patienceMilliseconds = 40_000
/** Records whose search rows are looked at again together; more of them end the part. */
const mostLate = 500

const pauseFor = (milliseconds: number) => new Promise<void>((resolve) => void setTimeout(resolve, milliseconds))

const cursorOf = (key: Key): string => Buffer.from(JSON.stringify(key)).toString('base64url')
const PlaceSchema = z.strictObject({ pk: z.string().min(1), sk: z.string().min(1) })

const keyOfCursor = (cursor: string): Key => {
  try {
    return PlaceSchema.parse(JSON.parse(Buffer.from(cursor, 'base64url').toString()))
  } catch {
    throw new Error("The cursor is none that was answered: give the last answer's, or none to begin anew.")
  }
}

/** The kind that a row of the table is of. */
const kindOf = (row: Row): string | undefined => {
  switch (row.__edb_e__) {
    case 'state':
    case 'search':
      return String(row.kind)
    case 'list':
    case 'counter':
      return String(row.list).split('|')[0]
    case 'unique':
      return String(row.key).split('.')[0]
    default:
      return undefined
  }
}

/** A state that nothing here can hold anything against. */
const strangeState = (kind: string, { id }: Row): Difference => ({
  kind,
  of: 'state',
  id: String(id),
  row: 'kind',
  found: 'of a kind that is not known',
  repaired: false,
})

/** Who looks wrong at first sight: a state without a row of its own, or a row that no state has. */
const suspectsAmong = async (rows: readonly (readonly [Definition, Row])[]): Promise<Suspect[]> => {
  const suspects = new Map<string, Suspect>()
  const suspect = (definition: Definition, id: string): Suspect => {
    const name = `${definition.kind}\n${id}`
    const one = suspects.get(name) ?? { definition, id, written: new Set(), streamed: new Set() }
    suspects.set(name, one)
    return one
  }
  const states = rows.filter(([, row]) => row.__edb_e__ === 'state')
  const wanted = states.map(([definition, row]) => [definition, row, expectedOf(definition, row)] as const)
  const found = await rowsNamed(
    wanted.flatMap(([, , { written, streamed }]) => [...written.keys(), ...streamed.keys()]),
  )
  for (const [definition, row, { written, streamed, find, partners, expiresAt }] of wanted) {
    const isWhole = [...written, ...streamed].every(([name, each]) => contentOf(each) === contentOf(found.get(name)))
    const isKept = contentOf([find, partners, expiresAt]) === contentOf([row.find, row.partners, row.expiresAt])
    if (!isWhole || !isKept) suspect(definition, String(row.id))
  }
  const others = rows.filter(([, row]) => row.__edb_e__ !== 'state')
  const theirs = await rowsNamed(others.map(([, { id }]) => stateName(String(id))))
  const owners = new Map<string, (row: Row) => boolean>()
  for (const [definition, row] of others) {
    const id = String(row.id)
    const name = `${definition.kind}\n${id}`
    const isOwn = owners.get(name) ?? ownerOf(definition, theirs.get(stateName(id)))
    owners.set(name, isOwn)
    if (isOwn(row)) continue
    const { written, streamed } = suspect(definition, id)
    if (row.__edb_e__ === 'search' || isPartnerList(String(row.list))) streamed.add(nameOf(keyOf(row)))
    else written.add(nameOf(keyOf(row)))
  }
  return [...suspects.values()]
}

/** Short lists are counted when they are asked: the counters that earlier code kept of them are read by nobody. */
const dropShortCounters = (rows: readonly Row[]): Promise<void> =>
  writeRows(
    [],
    rows
      .filter(({ __edb_e__, list }) => __edb_e__ === 'counter' && isShortList(String(list)))
      .map((row) => nameOf(keyOf(row))),
  )

/** More search rows of one record that were seen. */
const joined = (suspects: Map<string, Suspect>, more: Suspect): void => {
  const name = `${more.definition.kind}\n${more.id}`
  const one = suspects.get(name)
  if (one === undefined) suspects.set(name, more)
  else for (const row of more.streamed) one.streamed.add(row)
}

/**
 * Holds the rows of all kinds there are, or of one, against their states, part by part: a part ends within a worker's
 * minute, with a cursor for the next, and to do one again does no harm. The whole table is read whichever kind is asked
 * for. What differs at the first look is looked at a second time, consistently, so that nothing false is told while others
 * write; search rows at the end of the part, so that the stream is waited for once.
 */
export const verifyPart = async (
  definitions: readonly Definition[],
  {
    only,
    repair = false,
    cursor,
    milliseconds = partMilliseconds,
    patience = patienceMilliseconds,
    pause = pauseFor,
  }: VerifyOptions = {},
): Promise<Verification> => {
  const byKind = new Map(definitions.map((definition) => [definition.kind, definition]))
  const isAsked = (kind: string) => only === undefined || kind === only
  const tally = tallyOf([...byKind.keys()].filter(isAsked))
  const started = performance.now()
  const isLate = () => performance.now() - started > patience
  const looking: Looking = { repair, pause, isLate, isKnown: (kind) => byKind.has(kind) }
  const tell = (kind: string, { differences, undecided }: Finding) => {
    tally.tell(differences)
    tally.add(kind, { undecided })
    for (const each of differences) log.info('a row is not what its state says', { ...each })
  }
  const looked = new Set<string>()
  const lookedWhole = new Set<string>()
  const late = new Map<string, Suspect>()
  let after = cursor === undefined ? undefined : keyOfCursor(cursor)
  do {
    const { rows, next } = await scanRows(pageRows, after)
    const ours: (readonly [Definition, Row])[] = []
    /** States that another version of their kind wrote. */
    const others: (readonly [Definition, Row])[] = []
    for (const row of rows) {
      const kind = kindOf(row)
      if (kind === undefined || !isAsked(kind) || isMark(row.id)) continue
      const isState = row.__edb_e__ === 'state'
      tally.add(kind, isState ? { states: 1 } : { rows: 1 })
      const definition = byKind.get(kind)
      if (definition !== undefined && isState && !isOfToday(definition, row)) others.push([definition, row])
      else if (definition !== undefined) ours.push([definition, row])
      else if (isState) tell(kind, { differences: [strangeState(kind, row)], undecided: 0 })
    }
    await inParts(others, async ([definition, row]) =>
      tell(definition.kind, await lookAtVersion(definition, row, looking)),
    )
    await inParts(
      ours.filter(([, row]) => row.__edb_e__ === 'state'),
      async ([definition, row]) =>
        tell(definition.kind, { differences: await lookAtHistory(definition, row), undecided: 0 }),
    )
    if (repair) await dropShortCounters(ours.map(([, row]) => row))
    const suspects = await suspectsAmong(ours.filter(([, row]) => row.__edb_e__ !== 'counter'))
    await inParts(suspects, async (each) => tell(each.definition.kind, await lookAtWritten(each, looking)))
    for (const each of suspects) joined(late, each)
    const lists = new Map(
      ours.flatMap(([{ kind }, { list }]) =>
        list === undefined || isShortList(String(list)) || looked.has(String(list))
          ? []
          : [[String(list), kind] as const],
      ),
    )
    // A list's partitions have their indexes together: they are looked at with the first of them.
    const wholes = new Map(
      ours.flatMap(([definition, { list }]) => {
        const whole = list === undefined ? undefined : String(list).replace(/\|\d+$/, '|0')
        return whole === undefined || lookedWhole.has(whole) ? [] : [[whole, definition] as const]
      }),
    )
    for (const whole of wholes.keys()) lookedWhole.add(whole)
    for (const list of lists.keys()) looked.add(list)
    await inParts([...lists], async ([list, kind]) => tell(kind, await lookAtCounter({ kind, list }, looking)))
    await inParts([...wholes], async ([list, definition]) =>
      tell(definition.kind, await lookAtPlaces(definition, list, looking)),
    )
    after = next
  } while (after !== undefined && performance.now() - started < milliseconds && late.size < mostLate)
  for (const each of await lookAtStreamed([...late.values()], looking))
    tell(each.kind, { differences: [each], undecided: 0 })
  return tally.result(after && cursorOf(after))
}

/** The whole of it, for whoever has the time. */
export const verifyRows = async (
  definitions: readonly Definition[],
  options: Omit<VerifyOptions, 'cursor'> = {},
): Promise<Verification> => {
  const tally = tallyOf(definitions.map(({ kind }) => kind))
  let cursor: string | undefined
  do {
    const part: Verification = await verifyPart(definitions, { ...options, cursor })
    tally.merge(part)
    cursor = part.cursor
  } while (cursor !== undefined)
  return tally.result()
}
