import { defineRecord, type Write } from '#functions/_platform/storage/record.ts'
import { type Company, companyIdentity } from '#shared/domain/account/companyIdentity.ts'
import type { Instant } from '#shared/domain/calendar/instant.ts'
import type { AccountRecord } from './account.ts'

/**
 * That an account, a submission or a quote was declined, kept under all that its company is known by, so that it is found
 * again whoever asks for it next. `subjectId` is what was declined; a decline that was reversed stays, and counts no more.
 */
export interface Decline {
  readonly id: string
  readonly subjectId: string
  readonly identity: readonly string[]
  readonly reason: string
  readonly declinedAt: string
  readonly reversedAt?: string
}

/** Declines, listed under each thing by which a company is known. */
export const declines = defineRecord({
  kind: 'decline',
  notFound: 'account.notFound',
  list: {
    scopes: ({ identity }: Decline) => identity.map((key) => `company:${key}`),
    groups: ({ reversedAt }: Decline) => (reversedAt === undefined ? ['standing'] : []),
    sorts: { declinedAt: ({ declinedAt }: Decline) => declinedAt },
    summary: ({ subjectId }: Decline) => ({ subjectId }),
  },
})

/** Of one subject there is one decline: a second one takes its place. */
const idOf = (subjectId: string): string => `decline:${subjectId}`

/** A company; one that has an account is known by its id too. */
type Declined = Company & { readonly id?: string | undefined }

const identityOf = (company: Declined): string[] => [
  ...(company.id === undefined ? [] : [`account:${company.id}`]),
  ...companyIdentity(company),
]

/** The write that keeps the decline of a company: of its account, or of a quote or submission of it. */
export const keepDecline = async (
  company: Declined,
  { subjectId, reason }: { readonly subjectId: string; readonly reason: string },
  now: Instant,
): Promise<Write> => {
  const before = await declines.byId(idOf(subjectId))
  const decline: Decline = {
    id: idOf(subjectId),
    subjectId,
    identity: [...new Set([...(before?.identity ?? []), ...identityOf(company)])],
    reason,
    declinedAt: now,
  }
  return before === undefined ? declines.create(decline) : declines.update(before, decline)
}

/** The write that takes a decline back; none where nothing was declined. */
export const reverseDecline = async (subjectId: string, now: Instant): Promise<Write[]> => {
  const before = await declines.byId(idOf(subjectId))
  if (before === undefined || before.reversedAt !== undefined) return []
  const { version: _, seal: __, ...decline } = before
  return [declines.update(before, { ...decline, reversedAt: now })]
}

/** What of the account's company was declined and stands so; `except` is not counted. */
const standingSubjects = async (account: AccountRecord, except?: string): Promise<string[]> => {
  const scopes = identityOf(account).map((key) => `company:${key}`)
  const standing = await declines.every({ scopes, group: 'standing' })
  return [...new Set(standing.map(({ subjectId }) => subjectId))].filter((subjectId) => subjectId !== except)
}

/** How many declines of the account's company stand, whatever of it was declined; `except` is not counted. */
export const standingDeclines = async (account: AccountRecord, except?: string): Promise<number> =>
  (await standingSubjects(account, except)).length

/** How many declines of the account's company stand, and whether one was made after a moment; `except` is not counted. */
export const declinesAfter = async (
  account: AccountRecord,
  { moment, except }: { readonly moment: string; readonly except: string },
): Promise<{ readonly count: number; readonly hasNewer: boolean }> => {
  const subjects = await standingSubjects(account, except)
  const standing = await declines.byIds(subjects.map(idOf))
  return { count: subjects.length, hasNewer: standing.some(({ declinedAt }) => declinedAt > moment) }
}
