import type { Block, Section } from '../document.ts'
import type { Because } from '../proposalData.ts'

const titles = {
  reasons: 'What an underwriter looks at',
  adjustments: 'What was adjusted',
  unavailable: 'What cannot be had as things stand',
} as const

const kinds = Object.keys(titles) as (keyof typeof titles)[]

/** The reasons of a price with what would change each; nothing where there is none. */
export const becauseTable = (because: Because): Block | undefined => {
  const groups = kinds
    .filter((kind) => because[kind].length > 0)
    .map((kind) => ({ name: titles[kind], rows: because[kind].map(({ message, cure }) => [message, cure]) }))
  if (groups.length === 0) return undefined
  return {
    kind: 'table',
    columns: [
      { title: 'Why', width: 46, apart: true },
      { title: 'What would change it', width: 54 },
    ],
    groups,
  }
}

/** The same as a section of a document. */
export const becauseSection = (because: Because | undefined): Section[] => {
  const table = because && becauseTable(because)
  return table === undefined
    ? []
    : [
        {
          kind: 'section',
          title: 'Why it is as it is',
          lead: 'What stands behind these terms beside the price, and what would change it.',
          blocks: [table],
        },
      ]
}
