import { sandboxId } from '#functions/_platform/sandbox/sandboxes.ts'
import type { Row } from '#functions/_platform/storage/verify/rawRows.ts'

/** Kinds of records that are no part of the book: the sandbox itself, and who is signed in. */
const kinds = ['sandbox', 'session']

/** Whether a row is neither kept nor put back: what is done to a sandbox would end who does it, or itself. */
export const isApart = (row: Row): boolean => {
  switch (row.__edb_e__) {
    case 'state':
      return kinds.includes(String(row.kind))
    case 'list':
    case 'counter':
      return kinds.includes(String(row.list).split('|')[0] ?? '')
    // Who moved it and put it back is told afterwards as well.
    case 'audit':
      return row.recordId === sandboxId
    default:
      return false
  }
}
