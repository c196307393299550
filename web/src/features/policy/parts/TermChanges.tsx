import Box from '@mui/material/Box'
import Typography from '@mui/material/Typography'
import { useTranslation } from 'react-i18next'
import type { Leaf, TermChange } from '#shared/domain/policy/policyTransaction.ts'
import { retroWords, waitingWords } from '#web/records/coverages/termWords.ts'
import { isTold, termOf, termValue } from './termChange.ts'

/** What of a policy is another, field by field: before and after. */
export const TermChanges = ({ changes }: { changes: readonly TermChange[] }) => {
  const { t } = useTranslation('policy')
  const { t: inQuote } = useTranslation('quote')
  const wordsOf = (field: string, value: Leaf | undefined) => {
    const { word } = termOf(field)
    if (word === 'coverageId') return t(value === undefined ? 'change.no' : 'change.yes')
    if (word === 'retroActivePeriod' && typeof value === 'number') return retroWords(inQuote, value)
    if (word === 'waitingPeriod' && typeof value === 'number') return waitingWords(inQuote, value)
    return termValue(field, value)
  }
  const told = changes
    .filter(({ field }) => isTold(field))
    .map(({ field, before, after }) => ({ field, before: wordsOf(field, before), after: wordsOf(field, after) }))
    .filter(({ before, after }) => before !== after)
  if (told.length === 0) return <Typography color="text.secondary">{t('change.none')}</Typography>
  const labelOf = (field: string) => {
    const { word, key, coverage, isEndorsement, isBesides, isExcluded } = termOf(field)
    // What an endorsement does may be to exclude: it is part of the policy, or not.
    const isPart = isEndorsement && word === 'coverageId'
    const name = isPart ? t('change.part') : word === undefined ? key : t(`term.${word}`)
    const whose = coverage ?? (isBesides ? t('change.besides') : isExcluded ? t('change.excluded') : undefined)
    return whose === undefined ? name : `${whose}: ${name}`
  }
  return (
    <Box component="dl" sx={{ m: 0, display: 'grid', gap: 1 }}>
      {told.map(({ field, before, after }) => (
        <Box key={field} sx={{ display: 'flex', flexWrap: 'wrap', columnGap: 2, justifyContent: 'space-between' }}>
          <Typography component="dt" variant="body2" color="text.secondary">
            {labelOf(field)}
          </Typography>
          <Typography component="dd" variant="body2" className="tabular" sx={{ m: 0, overflowWrap: 'anywhere' }}>
            <s>{before}</s> → {after}
          </Typography>
        </Box>
      ))}
    </Box>
  )
}
