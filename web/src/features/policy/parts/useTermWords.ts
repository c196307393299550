import { useTranslation } from 'react-i18next'
import type { Leaf } from '#shared/domain/policy/policyTransaction.ts'
import { retroWords, waitingWords } from '#web/records/coverages/termWords.ts'
import { termOf, termValue } from './termChange.ts'

/** What a term is called by its path and whose it is, and its value as people read it. */
export const useTermWords = () => {
  const { t } = useTranslation('policy')
  const { t: inQuote } = useTranslation('quote')
  const nameOf = (field: string): { readonly name: string; readonly whose: string | undefined } => {
    const { word, key, coverage, isEndorsement, isBesides, isExcluded } = termOf(field)
    // What an endorsement does may be to exclude: it is part of the policy, or not.
    const isPart = isEndorsement && word === 'coverageId'
    const name = isPart ? t('change.part') : word === undefined ? key : t(`term.${word}`)
    const whose = coverage ?? (isBesides ? t('change.besides') : isExcluded ? t('change.excluded') : undefined)
    return { name, whose }
  }
  return {
    nameOf,
    labelOf: (field: string): string => {
      const { name, whose } = nameOf(field)
      return whose === undefined ? name : `${whose}: ${name}`
    },
    wordsOf: (field: string, value: Leaf | undefined): string => {
      const { word } = termOf(field)
      if (word === 'coverageId') return t(value === undefined ? 'change.no' : 'change.yes')
      if (word === 'retroActivePeriod' && typeof value === 'number') return retroWords(inQuote, value)
      if (word === 'waitingPeriod' && typeof value === 'number') return waitingWords(inQuote, value)
      return termValue(field, value)
    },
  }
}
