import { useTranslation } from 'react-i18next'
import type { RaterDeviation } from '#shared/domain/rating/carrierRater.ts'
import type { RaterChange } from '#shared/domain/rating/raterChanges.ts'
import { productNameOf } from '#shared/regions/productNames.ts'
import type { Product } from '#shared/regions/products.ts'
import { date, factor as factorWords, wholeMoney } from '#web/i18n/format.ts'

/** One change as it is read: what it is about, what it was, what it is, and by how much it moves a price. */
interface ChangeWords {
  readonly what: string
  readonly before: string
  readonly after: string
  /** As a share of what it was; undefined where that is no figure. */
  readonly share: number | undefined
}

/** How what a carrier's rater says, and what changed in it, is put in words. */
export const useRaterWords = () => {
  const { t } = useTranslation('reference')
  const about = ({ product, state }: { product?: string | undefined; state?: string | undefined }): string =>
    [
      product === undefined ? t('rater.allProducts') : productNameOf(product as Product), // as the contract has it
      state ?? t('rater.everywhere'),
    ].join(', ')
  const placesOf = (states: readonly string[]): string =>
    states.length === 0 ? t('rater.everywhere') : states.join(', ')
  const spanOf = (from: string, until: string | null): string =>
    until === null ? t('rater.from', { from: date(from) }) : t('rater.span', { from: date(from), until: date(until) })
  const deviationOf = ({ factor, minimumPremium, ...what }: RaterDeviation): string =>
    `${about(what)}: × ${factorWords(factor)}${
      minimumPremium === undefined ? '' : `, ${t('rater.atLeast', { amount: wholeMoney(minimumPremium) })}`
    }`
  const changeOf = (change: RaterChange): ChangeWords => {
    const { field } = change
    switch (field) {
      case 'name':
      case 'rateBook':
        return { ...change, what: t(`rater.changed.${field}`), share: undefined }
      case 'effectiveFrom':
      case 'effectiveUntil': {
        const day = (each: string | null) => (each === null ? t('rater.open') : date(each))
        return {
          what: t(`rater.changed.${field}`),
          before: day(change.before),
          after: day(change.after),
          share: undefined,
        }
      }
      case 'products':
      case 'states': {
        const names = (each: readonly string[]) => (field === 'states' ? placesOf(each) : each.join(', '))
        return {
          what: t(`rater.changed.${field}`),
          before: names(change.before),
          after: names(change.after),
          share: undefined,
        }
      }
      case 'factor':
      case 'minimumPremium': {
        const { before, after } = change
        const none = t('rater.notNamed')
        const figure = (each: number | undefined) =>
          each === undefined ? none : field === 'factor' ? `× ${factorWords(each)}` : wholeMoney(each)
        return {
          what: t(`rater.changed.${field}`, { about: about(change) }),
          before: figure(before),
          after: figure(after),
          share: before === undefined || after === undefined || before === 0 ? undefined : (after - before) / before,
        }
      }
    }
  }
  return { about, placesOf, spanOf, deviationOf, changeOf }
}
