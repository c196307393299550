import Box from '@mui/material/Box'
import Typography from '@mui/material/Typography'
import { useTranslation } from 'react-i18next'
import type { TermChange } from '#shared/domain/policy/policyTransaction.ts'
import { gathered, isTold } from './termChange.ts'
import { useTermWords } from './useTermWords.ts'

type TermChangesProps = {
  changes: readonly TermChange[]
  /** Says how many coverages a change is of, where it would name more than a few. */
  brief?: boolean
}

/** As many coverages are named in brief. */
const few = 3

/** What of a policy is another, term by term: before and after. */
export const TermChanges = ({ changes, brief = false }: TermChangesProps) => {
  const { t } = useTranslation('policy')
  const { nameOf, wordsOf } = useTermWords()
  const told = changes
    .filter(({ field }) => isTold(field))
    .map(({ field, before, after }) => ({
      ...nameOf(field),
      before: wordsOf(field, before),
      after: wordsOf(field, after),
    }))
    .filter(({ before, after }) => before !== after)
  if (told.length === 0) return <Typography color="text.secondary">{t('change.none')}</Typography>
  return (
    <Box component="dl" sx={{ m: 0, display: 'grid', gap: 1 }}>
      {gathered(told).map(({ name, whose, isPolicys, before, after }) => (
        <Box
          key={`${name} ${whose[0]} ${before} ${after}`}
          sx={{ display: 'flex', flexWrap: 'wrap', columnGap: 2, justifyContent: 'space-between' }}
        >
          <Typography component="dt" variant="body2" color="text.secondary">
            {isPolicys || whose.length > 1 ? name : `${whose[0]}: ${name}`}
            {(isPolicys ? whose.length > 0 : whose.length > 1) && (
              <Typography component="span" variant="caption" sx={{ display: 'block' }}>
                {brief && whose.length > few
                  ? t(isPolicys ? 'change.alsoOfMany' : 'change.ofMany', { count: whose.length })
                  : t(isPolicys ? 'change.alsoOf' : 'change.of', { whose: whose.join(', ') })}
              </Typography>
            )}
          </Typography>
          <Typography component="dd" variant="body2" className="tabular" sx={{ m: 0, overflowWrap: 'anywhere' }}>
            <s>{before}</s> → {after}
          </Typography>
        </Box>
      ))}
    </Box>
  )
}
