import type { Section } from '../document.ts'
import type { Notice } from '../documentData.ts'

interface Signature {
  readonly name: string
  readonly role: string
  readonly day: string
}

/** The notices of a contract and who signs it, on the sheet of the last one: a signature never stands alone. */
export const signedNotices = (notices: readonly Notice[], signature: Signature): Section => {
  const last = notices.slice(-1)
  return {
    kind: 'section',
    title: 'Notices',
    blocks: [
      { kind: 'paragraphs', items: notices.slice(0, -1) },
      {
        kind: 'together',
        blocks: [
          { kind: 'paragraphs', items: last },
          { kind: 'signature', label: 'Date', ...signature },
        ],
      },
    ],
  }
}
