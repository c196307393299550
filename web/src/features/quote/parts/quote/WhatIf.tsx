import Box from '@mui/material/Box'
import Checkbox from '@mui/material/Checkbox'
import FormControlLabel from '@mui/material/FormControlLabel'
import Typography from '@mui/material/Typography'
import { useMemo, useState } from 'react'
import { useTranslation } from 'react-i18next'
import type { BodyInput } from '#shared/contract/operation.ts'
import type { Quote } from '#shared/contracts/quote/quote.ts'
import { exploreQuote, type Improvement, listImprovements } from '#shared/contracts/quote/whatIf.ts'
import { useOperation } from '#web/api/useOperation.ts'
import { useRested } from '#web/forms/useRested.ts'
import { money, number } from '#web/i18n/format.ts'
import { figure } from '#web/theme/typography.ts'
import { Panel } from '#web/ui/Panel.tsx'
import { ProblemPanel } from '#web/ui/ProblemPanel.tsx'
import { TextSkeleton } from '#web/ui/Skeletons.tsx'
import { moveWords } from '../renewal/moveWords.ts'
import { type SupposedTerms, WhatIfTerms } from './WhatIfTerms.tsx'

const signed = (amount: number): string => `${amount < 0 ? '−' : '+'}${money(Math.abs(amount))}`

/** One control that could be better, with what it alone would do; ticked, it is supposed. */
const Control = ({
  improvement,
  supposed,
  onSuppose,
}: {
  improvement: Improvement
  supposed: boolean
  onSuppose: (supposed: boolean) => void
}) => {
  const { t } = useTranslation('quote')
  const { answer, better, cures, label, premiumDifference, scoreDifference } = improvement
  const gain = [
    ...(scoreDifference > 0 ? [t('whatIf.score', { points: number(scoreDifference) })] : []),
    ...(premiumDifference < 0 ? [t('whatIf.premium', { amount: signed(premiumDifference) })] : []),
  ]
  return (
    <Box component="li" sx={{ py: 0.5, borderTop: 1, borderColor: 'divider', '&:first-of-type': { borderTop: 0 } }}>
      <FormControlLabel
        sx={{ alignItems: 'flex-start', ml: -1, mr: 0, '& .MuiFormControlLabel-label': { pt: 0.75, minWidth: 0 } }}
        control={<Checkbox size="small" checked={supposed} onChange={(_, checked) => onSuppose(checked)} />}
        label={
          <>
            <Typography component="span" variant="body2" sx={{ display: 'block' }}>
              {label}
            </Typography>
            <Typography component="span" variant="body2" sx={{ display: 'block', fontWeight: 500 }}>
              {gain.length > 0 ? t('whatIf.fix', { gain: gain.join(', ') }) : t('whatIf.clears')}
            </Typography>
            <Typography component="span" variant="caption" color="text.secondary">
              {[t('whatIf.from', { answer, better }), ...cures].join(' · ')}
            </Typography>
          </>
        }
      />
    </Box>
  )
}

/** What the quote would be as it is supposed, beside what it is, and where the two prices part. */
const Outcome = ({ quoteId, body }: { quoteId: Quote['id']; body: BodyInput<typeof exploreQuote> }) => {
  const { t } = useTranslation('quote')
  const rested = useRested(JSON.stringify(body))
  const asked = useMemo((): BodyInput<typeof exploreQuote> => JSON.parse(rested), [rested])
  const isAsked = rested !== '{}'
  const explored = useOperation(
    exploreQuote,
    { params: { quoteId }, body: asked },
    { enabled: isAsked, keepPrevious: true, staleTime: 60_000 },
  )
  if (!isAsked) return null
  if (explored.error) return <ProblemPanel error={explored.error} onRetry={() => void explored.refetch()} />
  if (!explored.data) return <TextSkeleton lines={3} />
  const { moves, now, reasonsGained, reasonsLost, supposed } = explored.data
  const difference = supposed.totalPremium - now.totalPremium
  return (
    <Box
      component="output"
      aria-label={t('whatIf.outcome')}
      aria-busy={explored.isFetching}
      sx={{ display: 'grid', gap: 1 }}
    >
      <Box sx={{ ...figure, fontSize: 22 }}>
        {money(supposed.totalPremium)}{' '}
        <Typography component="span" color="text.secondary">
          {difference === 0 ? t('whatIf.same') : signed(difference)}
        </Typography>
      </Box>
      {now.riskScore !== null && supposed.riskScore !== null && now.riskScore !== supposed.riskScore && (
        <Typography variant="body2">
          {t('whatIf.scores', { before: number(now.riskScore), after: number(supposed.riskScore) })}
        </Typography>
      )}
      <Box component="dl" sx={{ m: 0 }}>
        {moves
          .map((move) => ({ ...moveWords(move, t), effect: move.effect }))
          .map(({ key, label, was, is, effect }) => (
            <Box key={key} sx={{ display: 'flex', justifyContent: 'space-between', gap: 2 }}>
              <Typography component="dt" variant="body2">
                {label}
                {was !== is && (
                  <Typography component="span" variant="caption" color="text.secondary" sx={{ ml: 1 }}>
                    {t('whatIf.from', { answer: was, better: is })}
                  </Typography>
                )}
              </Typography>
              <Typography component="dd" variant="body2" className="tabular" sx={{ m: 0, whiteSpace: 'nowrap' }}>
                {signed(effect)}
              </Typography>
            </Box>
          ))}
      </Box>
      {reasonsGained.map(({ ruleId, message }) => (
        <Typography key={ruleId} variant="body2" color="warning.dark">
          {t('whatIf.gained', { reason: message })}
        </Typography>
      ))}
      {reasonsLost.map(({ ruleId, message }) => (
        <Typography key={ruleId} variant="body2" color="success.dark">
          {t('whatIf.lost', { reason: message })}
        </Typography>
      ))}
    </Box>
  )
}

/** What if: another revenue, limit or deductible, or controls done better, priced by the rater; the quote stays as it is. */
export const WhatIf = ({ quote }: { quote: Quote }) => {
  const { t } = useTranslation('quote')
  const [terms, setTerms] = useState<SupposedTerms>({
    revenue: undefined,
    limit: quote.aggLimit,
    deductible: quote.deductible,
  })
  const [controls, setControls] = useState<Readonly<Record<string, number | string>>>({})
  const found = useOperation(listImprovements, { params: { quoteId: quote.id } }, { staleTime: 60_000 })
  const { revenue = 0, limit, deductible } = terms
  const body: BodyInput<typeof exploreQuote> = {
    ...(revenue > 0 && { revenue }),
    ...(limit !== quote.aggLimit && { limit }),
    ...(deductible !== quote.deductible && { deductible }),
    ...(Object.keys(controls).length > 0 && { answers: controls }),
  }
  const suppose = ({ question, value }: Improvement, supposed: boolean) =>
    setControls(({ [question]: _, ...rest }) => (supposed ? { ...rest, [question]: value } : rest))
  return (
    <Panel dense title={t('whatIf.title')}>
      <Box sx={{ display: 'grid', gap: 1.5 }}>
        <Typography variant="body2" color="text.secondary">
          {t('whatIf.hint')}
        </Typography>
        <WhatIfTerms quote={quote} terms={terms} onChange={setTerms} />
        {found.data && found.data.content.length > 0 && (
          <Box component="ul" aria-label={t('whatIf.controls')} sx={{ listStyle: 'none', m: 0, p: 0 }}>
            {found.data.content.map((each) => (
              <Control
                key={each.question}
                improvement={each}
                supposed={controls[each.question] !== undefined}
                onSuppose={(supposed) => suppose(each, supposed)}
              />
            ))}
          </Box>
        )}
        <Outcome quoteId={quote.id} body={body} />
      </Box>
    </Panel>
  )
}
