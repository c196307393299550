import { TransactionCanceledException } from '@aws-sdk/client-dynamodb'
import { TransactWriteCommand, UpdateCommand } from '@aws-sdk/lib-dynamodb'
import { epochSeconds, now } from '../../clock/clock.ts'
import { config } from '../../config/config.ts'
import { table } from '../client.ts'
import type { Definition } from '../definition.ts'
import { freshen } from '../freshen.ts'
import { isNewer } from '../stateVersion.ts'
import type { Difference } from './difference.ts'
import { contentOf, type ExpectedRows, expectedOf, isOfToday, schemaOf, stateName } from './expectedRows.ts'
import { keyNamed, type Row, rowsNamed, snapshotOf } from './rawRows.ts'

/** A record that looked wrong at the first look, with rows of it that were seen in the table. */
export interface Suspect {
  readonly definition: Definition
  readonly id: string
  /** Names of list rows and values. */
  readonly written: Set<string>
  /** Names of search rows. */
  readonly streamed: Set<string>
}

export interface Looking {
  readonly repair: boolean
  /** Whether this is a kind that the running code has a definition of. */
  readonly isKnown: (kind: string) => boolean
  /** Lets the stream work for so many milliseconds. */
  readonly pause: (milliseconds: number) => Promise<void>
  /** Whether the part has no time left to wait for the stream. */
  readonly isLate: () => boolean
}

export interface Finding {
  readonly differences: readonly Difference[]
  readonly undecided: number
}

/** How often a record that others write is begun with anew. */
export const tries = 5
/** A transaction has a hundred rows; one of them is the state's. */
const mostBesideState = 99

export const isGone = (row: Row | undefined): boolean =>
  typeof row?.expiresAt === 'number' && row.expiresAt <= epochSeconds(now())

const tellingOf = (row: Row): string =>
  row.list !== undefined
    ? String(row.list)
    : row.suffix !== undefined
      ? `${row.scope}|${row.suffix}`
      : `${row.key} ${row.value}`

const familyOf = (row: Row): 'list' | 'search' | 'unique' =>
  row.list !== undefined ? 'list' : row.suffix !== undefined ? 'search' : 'unique'

export interface Wrong {
  readonly name: string
  readonly wanted: Row | undefined
  readonly found: Row | undefined
}

export const wrongAmong = (
  names: Iterable<string>,
  wanted: ReadonlyMap<string, Row>,
  found: ReadonlyMap<string, Row>,
): Wrong[] =>
  [...names].flatMap((name) => {
    const wrong = { name, wanted: wanted.get(name), found: found.get(name) }
    return contentOf(wrong.wanted) === contentOf(wrong.found) || isGone(wrong.found) ? [] : [wrong]
  })

/**
 * Whether the record's state is of a kind that the running code has no definition of, as after a deployment that was taken
 * back: which rows it has nobody here can say, so they are told and never touched.
 */
export const isStrange = ({ isKnown }: Pick<Looking, 'isKnown'>, state: Row | undefined): boolean =>
  state !== undefined && !isKnown(String(state.kind))

/** Makes a state new that an older definition wrote, over whoever writes it at the same time. */
const madeNew = async (definition: Definition, id: string): Promise<boolean> => {
  for (let turn = 0; turn < tries; turn += 1) {
    try {
      await freshen(definition, id)
      return true
    } catch (error) {
      if (!isRace(error)) throw error
    }
  }
  return false
}

/** A state that another version of its kind wrote: made new when that is asked for, and never touched by an older one. */
export const lookAtVersion = async (definition: Definition, row: Row, { repair }: Looking): Promise<Finding> => {
  const id = String(row.id)
  const told = { kind: definition.kind, of: 'state', id, row: 'version' } as const
  const { schema = 1 } = schemaOf(row)
  if (isNewer(definition, { schema }))
    return {
      differences: [{ ...told, found: `of version ${schema}, which is not known`, repaired: false }],
      undecided: 0,
    }
  const repaired = repair && (await madeNew(definition, id))
  return { differences: [{ ...told, found: `of version ${schema}`, repaired }], undecided: 0 }
}

export const differenceOf = (
  { definition, id }: Suspect,
  { wanted, found }: Wrong,
  repaired: boolean,
  strange: Row | undefined,
): Difference[] => {
  const row = wanted ?? found
  if (row === undefined) return []
  const says = found === undefined ? 'missing' : wanted === undefined ? 'surplus' : 'differs'
  const theirs = found?.id !== undefined && found.id !== id ? `held by ${found.id}` : says
  const told = strange === undefined ? theirs : `of the kind ${strange.kind}, which is not known`
  return [{ kind: definition.kind, of: familyOf(row), id, row: tellingOf(row), found: told, repaired }]
}

/** A value that another record holds cannot be given; which of the two is right only a person can say. */
const isTheirs = ({ id }: Suspect, { wanted, found }: Wrong): boolean =>
  wanted !== undefined && found !== undefined && familyOf(wanted) === 'unique' && found.id !== id

/** Rows of the record and its state as they are at one moment; undefined when it changed in between. */
const momentOf = async (name: string, rows: readonly string[]): Promise<Map<string, Row> | undefined> => {
  const all = new Map<string, Row>()
  const versions = new Set<unknown>()
  for (let from = 0; from === 0 || from < rows.length; from += mostBesideState) {
    const part = await snapshotOf([name, ...rows.slice(from, from + mostBesideState)])
    versions.add(part.get(name)?.version)
    for (const [each, row] of part) all.set(each, row)
  }
  return versions.size === 1 ? all : undefined
}

const overVersion = (name: string, state: Row | undefined) => ({
  ConditionCheck: {
    TableName: config.tableName,
    Key: keyNamed(name),
    ...(state === undefined
      ? { ConditionExpression: 'attribute_not_exists(pk)' }
      : { ConditionExpression: 'version = :version', ExpressionAttributeValues: { ':version': state.version } }),
  },
})

const mend = async (name: string, state: Row | undefined, wrongs: readonly Wrong[]): Promise<void> => {
  const TableName = config.tableName
  for (let from = 0; from < wrongs.length; from += mostBesideState) {
    const part = wrongs.slice(from, from + mostBesideState)
    const items = part.map(({ name: each, wanted }) =>
      wanted === undefined ? { Delete: { TableName, Key: keyNamed(each) } } : { Put: { TableName, Item: wanted } },
    )
    await table().send(new TransactWriteCommand({ TransactItems: [overVersion(name, state), ...items] }))
  }
}

/** What the stream reads off the state's row, and when it goes: brought in line over the version that was read. */
const lookAtState = async (suspect: Suspect, name: string, row: Row, wanted: ExpectedRows, repair: boolean) => {
  const { find, partners, expiresAt } = wanted
  const wrong = Object.entries({ find, partners, expiresAt }).filter(
    ([key, value]) => contentOf(value) !== contentOf(row[key]),
  )
  if (repair && wrong.length > 0) {
    const set = wrong.filter(([, value]) => value !== undefined)
    const gone = wrong.filter(([, value]) => value === undefined)
    await table().send(
      new UpdateCommand({
        TableName: config.tableName,
        Key: keyNamed(name),
        UpdateExpression: [
          ...(set.length > 0 ? [`SET ${set.map(([key]) => `#${key} = :${key}`).join(', ')}`] : []),
          ...(gone.length > 0 ? [`REMOVE ${gone.map(([key]) => `#${key}`).join(', ')}`] : []),
        ].join(' '),
        ConditionExpression: 'version = :version',
        ExpressionAttributeNames: Object.fromEntries(wrong.map(([key]) => [`#${key}`, key])),
        ExpressionAttributeValues: {
          ...Object.fromEntries(set.map(([key, value]) => [`:${key}`, value])),
          ':version': row.version,
        },
      }),
    )
  }
  const { kind } = suspect.definition
  return wrong.map(
    ([key]): Difference => ({
      kind,
      of: 'state',
      id: suspect.id,
      row: key,
      found: 'differs',
      repaired: repair,
    }),
  )
}

/** Races that are run again: somebody wrote the record while it was looked at or mended. */
const isRace = (error: unknown): boolean =>
  error instanceof TransactionCanceledException ||
  (error instanceof Error && error.name === 'ConditionalCheckFailedException')

/**
 * The second look at a record: at the rows that are written with a state, and at the state's own, in one snapshot, so that what differs differs;
 * mends them in one transaction over the version that was read.
 */
export const lookAtWritten = async (suspect: Suspect, { repair, isKnown }: Looking): Promise<Finding> => {
  const name = stateName(suspect.id)
  for (let turn = 0; turn < tries; turn += 1) {
    try {
      const state = (await rowsNamed([name])).get(name)
      // Written by another version meanwhile, or before: the look at its state tells of it.
      if (state?.kind === suspect.definition.kind && !isOfToday(suspect.definition, state))
        return { differences: [], undecided: 0 }
      const wanted = expectedOf(suspect.definition, state)
      const names = [...new Set([...wanted.written.keys(), ...suspect.written])]
      const moment = await momentOf(name, names)
      if (moment === undefined || moment.get(name)?.version !== state?.version) continue
      if (isGone(state)) return { differences: [], undecided: 0 }
      const wrongs = wrongAmong(names, wanted.written, moment)
      const strange = isStrange({ isKnown }, state) ? state : undefined
      const mendable = strange === undefined ? wrongs.filter((wrong) => !isTheirs(suspect, wrong)) : []
      if (repair && mendable.length > 0) await mend(name, state, mendable)
      const ofState =
        state?.kind === suspect.definition.kind ? await lookAtState(suspect, name, state, wanted, repair) : []
      return {
        differences: [
          ...wrongs.flatMap((wrong) => differenceOf(suspect, wrong, repair && mendable.includes(wrong), strange)),
          ...ofState,
        ],
        undecided: 0,
      }
    } catch (error) {
      if (!isRace(error)) throw error
    }
  }
  return { differences: [], undecided: 1 }
}
