import { defineRecord } from '#functions/_platform/storage/record.ts'
import type { MoratoriumRecord } from '#shared/contracts/policy/moratoriumRecord.ts'

/** The moratoriums of the region: few, in one list; found by their source. */
export const moratoriums = defineRecord({
  kind: 'moratorium',
  notFound: 'moratorium.notFound',
  history: { hides: [] },
  list: {
    scopes: (_: MoratoriumRecord) => ['all'],
    groups: ({ status }: MoratoriumRecord) => [status],
    sorts: { created: ({ created }: MoratoriumRecord) => created },
    summary: (moratorium: MoratoriumRecord): MoratoriumRecord => moratorium,
  },
  search: ({ source }: MoratoriumRecord) => [source],
})

/** Those that nobody has ended, as they are written. */
export const standingMoratoriums = (): Promise<readonly MoratoriumRecord[]> =>
  moratoriums.every({ scopes: ['all'], group: 'STANDING' })
