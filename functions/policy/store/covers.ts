import type { CalendarDate } from '#shared/domain/calendar/calendarDate.ts'
import type { LayerTerms } from '#shared/domain/policy/excessTower.ts'
import { binderExpiresOn } from '#shared/domain/policy/policyDates.ts'
import { activeStatuses } from '#shared/domain/policy/policyStatusGroups.ts'
import { type PolicyRow, policies } from './policies.ts'
import { bindersGroup } from './policyGroups.ts'

/** A company's cover by one product: days of a term are from its first to the day before its last, which the next begins on. */
interface Cover {
  /** The accounts of the company. */
  readonly accountIds: readonly string[]
  readonly product: PolicyRow['productType']
  readonly effectiveDate: CalendarDate
  readonly endDate: CalendarDate
}

/** The binders and policies of accounts that cover them or may yet: neither ended nor rescinded nor expired. */
const standingCovers = async (accountIds: readonly string[]): Promise<readonly PolicyRow[]> =>
  (
    await policies.every({ scopes: accountIds.map((id) => `account:${id}`), group: [bindersGroup, ...activeStatuses] })
  ).filter(({ status }) => status === 'BOUND' || activeStatuses.includes(status))

/** Rows of what covers a company by the same product on some of the same days, layers too. */
const onSameDays = async ({ accountIds, product, effectiveDate, endDate }: Cover): Promise<readonly PolicyRow[]> =>
  (await standingCovers(accountIds)).filter(
    ({ productType, ...term }) =>
      productType === product && term.effectiveDate < endDate && effectiveDate < term.expirationDate,
  )

/** What covers a company already, by the same product on some of the same days: from the ground up, and in layers. */
export const layersOverlapping = async (cover: Cover): Promise<readonly LayerTerms[]> =>
  (await policies.byIds((await onSameDays(cover)).map(({ id }) => id))).map(({ limit, excess }) => ({
    limit,
    attachmentPoint: excess?.attachmentPoint ?? 0,
  }))

/** The binders and policies that cover a company from the ground up already, by the same product on some of the same days. */
export const coversOverlapping = async (cover: Cover): Promise<readonly PolicyRow[]> => {
  const overlapping = await onSameDays(cover)
  const layers = (await policies.byIds(overlapping.map(({ id }) => id))).filter(({ excess }) => excess !== undefined)
  return overlapping.filter(({ id }) => !layers.some((layer) => layer.id === id))
}

/** Covers as an agency is told of them. Of another agency's it is told that there is one, and until when it runs: no number. */
export const coverWords = (covers: readonly PolicyRow[], agencyId: string): string =>
  covers
    .map(({ policyNumber, effectiveDate, expirationDate, ...cover }) => {
      const which = cover.agencyId === agencyId ? policyNumber : 'by another agency'
      return `${which}, ${effectiveDate} to ${expirationDate}`
    })
    .sort()
    .join('; ')

/** What business an account has that is alive: whether a policy, and until which day its last binder stands. */
export const liveBusiness = async (
  accountId: string,
): Promise<{ readonly hasPolicy: boolean; readonly bindersUntil: string | undefined }> => {
  const standing = await standingCovers([accountId])
  const binders = await policies.byIds(standing.filter(({ status }) => status === 'BOUND').map(({ id }) => id))
  return {
    hasPolicy: standing.some(({ status }) => status !== 'BOUND'),
    bindersUntil: binders
      .map(({ boundAt, timeZone }) => binderExpiresOn(boundAt, timeZone))
      .sort()
      .at(-1),
  }
}
