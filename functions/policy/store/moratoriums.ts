import { defineRecord } from '#functions/_platform/storage/record.ts'
import type { MoratoriumRecord } from '#shared/contracts/policy/moratoriumRecord.ts'
import { moratoriumKey } from '#shared/domain/policy/freezes.ts'

/** The moratoriums of the region: few, in one list; found by their source. */
export const moratoriums = defineRecord({
  kind: 'moratorium',
  notFound: 'moratorium.notFound',
  version: 2,
  // From the second on, one of the same order, days, places and acts stands once; of before they may stand twice.
  from: { 1: (moratorium: MoratoriumRecord) => moratorium },
  unique: {
    standing: (moratorium: MoratoriumRecord) =>
      moratorium.status === 'STANDING' ? moratoriumKey(moratorium) : undefined,
  },
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
