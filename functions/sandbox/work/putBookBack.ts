import { randomUUID } from 'node:crypto'
import { setTimeout as sleep } from 'node:timers/promises'
import { removeIdentity, setPassword } from '#functions/_platform/auth/cognito.ts'
import type { KeptBook } from '#functions/_platform/sandbox/sandboxes.ts'
import { keyNamed, keyOf, nameOf, type Row, scanRows, writeRows } from '#functions/_platform/storage/verify/rawRows.ts'
import { type UserRecord, users } from '#functions/directory/store/users.ts'
import { rested } from '../sandboxOf.ts'
import { isApart } from './apart.ts'
import { digestOf, foundOf, type Kept, keepFound, namesOf, rowsOfPart } from './bookFiles.ts'
import type { Piece } from './piece.ts'

const pageRows = 1000
/** What was under way when the doors closed comes to its end. */
const settling = 6000
/** The stream has told of everything that was put back before the doors open. */
const draining = 3000

const isUser = (row: Row): boolean => row.__edb_e__ === 'state' && row.kind === 'user'
const isInPool = ({ isPlace, passwordSetAt }: UserRecord): boolean => isPlace !== true && passwordSetAt !== undefined

/** Those of these rows' users who sign in with a password. */
const withPassword = async (rows: readonly Row[]): Promise<UserRecord[]> =>
  (await users.byIds(rows.filter(isUser).map(({ id }) => String(id)))).filter(isInPool)

/** Takes away rows that came since, and whoever came with them. */
const takeAway = async (rows: readonly Row[]): Promise<void> => {
  const gone = await withPassword(rows)
  await writeRows(
    [],
    rows.map((row) => nameOf(keyOf(row))),
  )
  for (const { email } of gone) await removeIdentity(email)
}

/** Puts kept rows in their places; who was gone signs in again once they have chosen a password. */
const putBack = async (book: KeptBook, wanted: ReadonlyMap<number, ReadonlySet<string>>, isGone: boolean) => {
  for (const [part, names] of wanted) {
    const rows = await rowsOfPart(book, part, names)
    await writeRows(rows, [])
    if (isGone) for (const { email } of await withPassword(rows)) await setPassword({ email, password: randomUUID() })
  }
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
export const putBookBack: Piece = async (sandbox, isLate) => {
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
    await takeAway(known.flatMap(([row, kept]) => (kept === undefined ? [row] : [])))
    const changed = known.flatMap(([row, kept]) =>
      kept !== undefined && kept.digest !== digestOf(row) ? [[nameOf(keyOf(row)), kept] as const] : [],
    )
    await putBack(book, byPart(changed), false)
    for (const [, kept] of known) if (kept !== undefined) noteFound(found, kept.place)
    done += rows.length
    next = page.next
  } while (next !== undefined && !isLate())
  if (next !== undefined) {
    await keepFound(book, found)
    return { ...sandbox, done, cursor: nameOf(next) }
  }
  await putBack(book, byPart([...names].filter(([, { place }]) => !isFound(found, place))), true)
  await sleep(draining)
  const resetAt = Date.now()
  return { ...rested(sandbox), ahead: Date.parse(book.at) - resetAt, resetAt }
}
