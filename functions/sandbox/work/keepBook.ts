import { setTimeout as sleep } from 'node:timers/promises'
import type { KeptBook } from '#functions/_platform/sandbox/sandboxes.ts'
import { type Key, keyNamed, nameOf, type Row, scanRows } from '#functions/_platform/storage/verify/rawRows.ts'
import { rested } from '../sandboxOf.ts'
import { isApart } from './apart.ts'
import { forgetBook, keepPart } from './bookFiles.ts'
import type { Piece } from './piece.ts'

const pageRows = 1000
const partRows = 5000
/** What was being written when the doors closed comes to its end, and the stream to its. */
const settling = 4000

/** The next part of the book: its rows, and where the one after begins. */
const nextPart = async (from: Key | undefined): Promise<{ rows: Row[]; next?: Key }> => {
  const rows: Row[] = []
  let next = from
  do {
    const page = await scanRows(pageRows, next)
    rows.push(...page.rows.filter((row) => !isApart(row)))
    next = page.next
  } while (next !== undefined && rows.length < partRows)
  return next === undefined ? { rows } : { rows, next }
}

/** Keeps some parts of the book; with the last one it is what the sandbox is put back to. */
export const keepBook: Piece = async (sandbox, { isLate }) => {
  const { keeping, cursor, kept } = sandbox
  if (keeping === undefined) return rested(sandbox)
  if (cursor === undefined) await sleep(settling)
  let book: KeptBook = keeping
  let next = cursor === undefined ? undefined : keyNamed(cursor)
  do {
    const part = await nextPart(next)
    await keepPart(book, book.parts, part.rows)
    book = { ...book, rows: book.rows + part.rows.length, parts: book.parts + 1 }
    next = part.next
  } while (next !== undefined && !isLate())
  if (next !== undefined) return { ...sandbox, keeping: book, done: book.rows, cursor: nameOf(next) }
  if (kept !== undefined) await forgetBook(kept)
  return { ...rested(sandbox), kept: book }
}
