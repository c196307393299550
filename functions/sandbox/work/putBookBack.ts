import { randomUUID } from 'node:crypto'
import { setTimeout as sleep } from 'node:timers/promises'
import { removeIdentity, setPassword } from '#functions/_platform/auth/cognito.ts'
import { stampNow, worldNow } from '#functions/_platform/clock/clock.ts'
import type { KeptBook } from '#functions/_platform/sandbox/sandboxes.ts'
import { keyNamed, keyOf, nameOf, type Row, scanRows, writeRows } from '#functions/_platform/storage/verify/rawRows.ts'
import { rested } from '../sandboxOf.ts'
import { isApart } from './apart.ts'
import { digestOf, foundOf, type Kept, keepFound, namesOf, rowsOfPart } from './bookFiles.ts'
import type { Means, Piece } from './piece.ts'

const pageRows = 2500
/** What was under way when the doors closed comes to its end. */
const settling = 6000
/** The stream has told of everything that was put back before the doors open. */
const draining = 3000

/** Of these rows, whose users they are. */
const usersOf = (rows: readonly Row[]): string[] =>
  rows.flatMap(({ __edb_e__: of, kind, id }) => (of === 'state' && kind === 'user' ? [String(id)] : []))

/** Takes away rows that came since, and whoever came with them. */
const takeAway = async (rows: readonly Row[], { withPassword }: Means): Promise<void> => {
  const gone = await withPassword(usersOf(rows))
  await writeRows(
    [],
    rows.map((row) => nameOf(keyOf(row))),
  )
  for (const { email } of gone) await removeIdentity(email)
}

/** Puts kept rows in their places and answers them. */
const putBack = async (book: KeptBook, wanted: ReadonlyMap<number, ReadonlySet<string>>): Promise<Row[]> => {
  const all: Row[] = []
  for (const [part, names] of wanted) {
    const rows = await rowsOfPart(book, part, names)
    await writeRows(rows, [])
    all.push(...rows)
  }
  return all
}

const byPart = (names: Iterable<readonly [string, Kept]>): Map<number, Set<string>> => {
  const parts = new Map<number, Set<string>>()
  for (const [name, { part }] of names) parts.set(part, (parts.get(part) ?? new Set()).add(name))
  return parts
}

/** Whether a row's bit is set. */
const isFound = (found: Uint8Array, place: number): boolean => ((found[place >> 3] ?? 0) & (1 << (place & 7))) !== 0
const noteFound = (found: Uint8Array, place: number): void => {
  found[place >> 3] = (found[place >> 3] ?? 0) | (1 << (place & 7))
}

/**
 * Puts a part of the table back: what has come since is taken away, what has changed is as it was; with the last part what is
 * missing is there again, and the clock says what it said.
 */
export const putBookBack: Piece = async (sandbox, given) => {
  const { kept: book, cursor } = sandbox
  if (book === undefined) return rested(sandbox)
  if (cursor === undefined) await sleep(settling)
  const names = await namesOf(book)
  const found = await foundOf(book, cursor !== undefined)
  let next = cursor === undefined ? undefined : keyNamed(cursor)
  let done = sandbox.done ?? 0
  do {
    const page = await scanRows(pageRows, next)
    const rows = page.rows.filter((row) => !isApart(row))
    const known = rows.map((row) => [row, names.get(nameOf(keyOf(row)))] as const)
    await takeAway(
      known.flatMap(([row, kept]) => (kept === undefined ? [row] : [])),
      given,
    )
    const changed = known.flatMap(([row, kept]) =>
      kept !== undefined && kept.digest !== digestOf(row) ? [[nameOf(keyOf(row)), kept] as const] : [],
    )
    await putBack(book, byPart(changed))
    for (const [, kept] of known) if (kept !== undefined) noteFound(found, kept.place)
    done += rows.length
    next = page.next
  } while (next !== undefined && !given.isLate())
  if (next !== undefined) {
    await keepFound(book, found)
    return { ...sandbox, done, cursor: nameOf(next) }
  }
  const back = await putBack(book, byPart([...names].filter(([, { place }]) => !isFound(found, place))))
  // Who was gone signs in again once they have chosen a password.
  for (const { email } of await given.withPassword(usersOf(back))) await setPassword({ email, password: randomUUID() })
  // What the stream tells of until now is how it was put back; of later writes it is to be heard.
  const resetAt = stampNow()
  await sleep(draining)
  return { ...rested(sandbox), ahead: Date.parse(book.at) - worldNow(), resetAt }
}
