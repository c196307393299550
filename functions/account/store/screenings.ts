import { defineRecord, type Stored, type Write } from '#functions/_platform/storage/record.ts'
import { ScreeningId } from '#shared/domain/ids/ids.ts'
import type { ScreeningRecord } from '#shared/records/screening/screening.ts'
import { heldGroup, isHeldBy } from '#shared/records/screening/screeningStatus.ts'

export type StoredScreening = Stored<ScreeningRecord>

const idOf = (accountId: string): string => accountId.replace(/^acc_/, 'scr_')

/** There is one for each account, made of its id. */
export const screeningIdOf = (accountId: string): ScreeningId => ScreeningId.parse(idOf(accountId))

/** How accounts stand against the sanctions lists: for compliance alone, by what was found and said. */
export const screenings = defineRecord({
  kind: 'screening',
  notFound: 'risk.screeningNotFound',
  history: { hides: ['cleared', 'hits', 'words'] },
  list: {
    scopes: () => ['all'],
    groups: ({ status }: ScreeningRecord) => [status, ...(isHeldBy(status) ? [heldGroup] : [])],
    groupsOnly: true,
    sorts: { since: ({ since }: ScreeningRecord) => since },
    summary: (screening: ScreeningRecord) => screening,
  },
})

/** What an account was last screened for; undefined of one that never was. */
export const screeningOf = (accountId: string): Promise<StoredScreening | undefined> => screenings.byId(idOf(accountId))

/** The write of an account's screening over what was known before. */
export const screeningWrite = (before: StoredScreening | undefined, next: ScreeningRecord): Write =>
  before === undefined ? screenings.create(next) : screenings.update(before, next)
