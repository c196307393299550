import Box from '@mui/material/Box'
import Typography from '@mui/material/Typography'
import { useTranslation } from 'react-i18next'
import { surplusNoticeOf } from '#shared/domain/quoting/surplusNotice.ts'
import type { PremiumTax } from '#shared/domain/rating/ratedPremium.ts'
import { unfiledStates } from '#shared/domain/rating/unfiledRule.ts'
import { stateOf } from '#shared/regions/states.ts'
import { money, percent } from '#web/i18n/format.ts'
import { region } from '#web/i18n/region.ts'
import { Segments } from './Segments.tsx'

type PaperChoiceProps = {
  isSurplus: boolean
  state: string | undefined
  taxes: readonly PremiumTax[] | undefined
  onPick: (isSurplus: boolean) => void
}

/** Admitted paper or surplus lines, and what the choice does to taxes, forms and who may sell it. */
export const PaperChoice = ({ isSurplus, state, taxes = [], onPick }: PaperChoiceProps) => {
  const { t } = useTranslation('quote')
  const told = taxes.map(({ name, rate, amount }) =>
    rate === 0
      ? t('paper.flatTax', { name, amount: money(amount) })
      : t('paper.tax', { name, rate: percent(rate, { digits: 3 }), amount: money(amount) }),
  )
  const notice = surplusNoticeOf(state)
  const home = stateOf(region, state ?? '')
  const effects = isSurplus
    ? [
        ...told,
        t('paper.noGuaranty'),
        t('paper.surplusForms'),
        t('paper.brokerLicense', { state: state ?? '' }),
        ...(notice ? [t('paper.notice', { state: notice.name })] : []),
      ]
    : home !== undefined && unfiledStates.includes(home.abbreviation)
      ? [t('paper.notFiled', { state: home.name })]
      : [t('paper.noTax'), t('paper.guaranty')]
  return (
    <Box
      sx={{ display: 'grid', gap: 1, gridTemplateColumns: { md: 'minmax(240px, 0.8fr) 1.2fr' }, alignItems: 'start' }}
    >
      <Segments
        label={t('paper.label')}
        value={isSurplus ? 'surplus' : 'admitted'}
        options={[
          { value: 'admitted', label: t('paper.admitted') },
          { value: 'surplus', label: t('paper.surplus') },
        ]}
        onPick={(paper) => onPick(paper === 'surplus')}
      />
      <Box component="ul" aria-label={t('paper.effects')} sx={{ m: 0, pl: 2.5, pt: { md: 3.5 } }}>
        {effects.map((effect) => (
          <Typography key={effect} component="li" variant="body2" color="text.secondary">
            {effect}
          </Typography>
        ))}
      </Box>
    </Box>
  )
}
