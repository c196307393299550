import { scopesOfRecord } from '#functions/_platform/auth/relation.ts'
import { defineRecord, type Stored } from '#functions/_platform/storage/record.ts'
import { PaperNotice, type PaperNoticeRecord } from '#shared/contracts/policy/paperNoticeRecord.ts'

export type StoredPaperNotice = Stored<PaperNoticeRecord>

/** What a row of the lists holds. */
export type PaperNoticeRow = PaperNotice & Pick<PaperNoticeRecord, 'partnerIds' | 'teamIds'>

/** Notices that go by post: listed for everyone, agency, teams, account and policy, by the day until which each is posted. */
export const paperNotices = defineRecord({
  kind: 'paperNotice',
  notFound: 'paperNotice.notFound',
  list: {
    scopes: (notice: PaperNoticeRecord) => [...scopesOfRecord(notice), `policy:${notice.policyId}`],
    groups: ({ status }: PaperNoticeRecord) => [status],
    sorts: { postBy: ({ created, postBy = '9999-12-31' }: PaperNoticeRecord) => `${postBy}|${created}` },
    summary: (notice: PaperNoticeRecord): PaperNoticeRow => ({
      ...PaperNotice.parse(notice),
      teamIds: notice.teamIds,
      ...(notice.partnerIds && { partnerIds: notice.partnerIds }),
    }),
  },
  search: ({ companyName }: PaperNoticeRecord) => [companyName],
  searchFromStart: ({ policyNumber }: PaperNoticeRecord) => [policyNumber],
})

/** Every notice of a policy that went by post, or waits to; the last one drawn last. */
export const paperNoticesOf = async (policyId: string): Promise<readonly PaperNoticeRow[]> =>
  (await paperNotices.every({ scopes: [`policy:${policyId}`] })).toSorted((a, b) => (a.created < b.created ? -1 : 1))
