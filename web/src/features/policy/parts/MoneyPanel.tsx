import Box from '@mui/material/Box'
import Typography from '@mui/material/Typography'
import { useTranslation } from 'react-i18next'
import type { MoneyPreview } from '#shared/contracts/policy/moneyPreview.ts'
import { coverageById } from '#shared/domain/coverage/catalogue.ts'
import { inRegion } from '#shared/domain/coverage/regionalText.ts'
import { date, exactMoney } from '#web/i18n/format.ts'
import { region } from '#web/i18n/region.ts'
import { figure } from '#web/theme/typography.ts'
import { KeyValueList } from '#web/ui/KeyValueList.tsx'
import { moved } from './moved.ts'

const nameOf = (id: MoneyPreview['coverages'][number]['coverageId']): string => {
  const coverage = coverageById(id)
  return coverage ? inRegion(coverage.name, region.code) : String(id)
}

const Figures = ({ preview }: { preview: MoneyPreview }) => {
  const { t } = useTranslation('policy')
  const { charge, dueBy, instalments, refund, total, totalAfter } = preview
  const toBePaid =
    dueBy === undefined
      ? t(instalments.length > 0 ? 'change.byInstalments' : 'change.charge')
      : t('change.dueBy', { day: date(dueBy) })
  const takenOff = Math.max(0, total) - charge
  const figures = [
    { label: t('change.total'), value: total > 0 ? `+${exactMoney(total)}` : exactMoney(total) },
    ...(charge === 0 ? [] : [{ label: toBePaid, value: exactMoney(charge) }]),
    ...(takenOff <= 0 ? [] : [{ label: t('change.takenOff'), value: exactMoney(takenOff) }]),
    ...(refund === 0 ? [] : [{ label: t('change.refund'), value: exactMoney(refund) }]),
    { label: t('change.totalAfter'), value: exactMoney(totalAfter) },
  ]
  return (
    <Box
      component="dl"
      aria-live="polite"
      sx={{
        m: 0,
        p: 2,
        display: 'flex',
        flexWrap: 'wrap',
        columnGap: 3,
        rowGap: 1.5,
        borderRadius: 1,
        bgcolor: 'background.default',
      }}
    >
      {figures.map(({ label, value }) => (
        <div key={label}>
          <Typography component="dt" variant="caption" color="text.secondary">
            {label}
          </Typography>
          <Box component="dd" sx={{ ...figure, m: 0, fontSize: 20 }}>
            {value}
          </Box>
        </div>
      ))}
    </Box>
  )
}

/** Who gets an e-mail of it. */
export const ToldTo = ({ to }: { to: MoneyPreview['toldTo'] }) => {
  const { t } = useTranslation('policy')
  if (to.length === 0) return null
  return (
    <Typography variant="body2" color="text.secondary" sx={{ overflowWrap: 'anywhere' }}>
      {t('change.told', { to: to.join(', ') })}
    </Typography>
  )
}

/** What a change does to a policy's money: in a few figures, then by coverage, fee and tax, with the commission and the instalments. */
export const MoneyPanel = ({ preview }: { preview: MoneyPreview }) => {
  const { t } = useTranslation('policy')
  const { commission, coverages, fees, instalments, premium, premiumAfter, taxes, total } = preview
  return (
    <Box sx={{ display: 'grid', gap: 2, gridTemplateColumns: 'minmax(0, 1fr)' }}>
      <Figures preview={preview} />
      {(total !== 0 || coverages.length > 0) && (
        <Box component="section" sx={{ display: 'grid', gap: 1 }}>
          <Typography variant="h5" component="h3">
            {t('change.byCoverage')}
          </Typography>
          <KeyValueList
            columns={1}
            layout="row"
            items={[
              { label: t('change.premiumBefore'), value: exactMoney(premiumAfter - premium) },
              ...coverages.map(({ coverageId, premium: part }) => ({ label: nameOf(coverageId), value: moved(part) })),
              { label: t('change.premiumAfter'), value: <b>{exactMoney(premiumAfter)}</b> },
              ...fees.map(({ key, amount }) => ({ label: t(`change.fee.${key}`), value: moved(amount) })),
              ...taxes.map(({ name, amount }) => ({ label: name, value: moved(amount) })),
              { label: t('change.total'), value: <b>{moved(total)}</b> },
              ...(commission === 0 ? [] : [{ label: t('change.commission'), value: moved(commission) }]),
            ]}
          />
        </Box>
      )}
      {instalments.length > 0 && (
        <Box component="section" sx={{ display: 'grid', gap: 1 }}>
          <Typography variant="h5" component="h3">
            {t('change.instalments')}
          </Typography>
          <KeyValueList
            columns={1}
            layout="row"
            items={instalments.map(({ number, dueDate, before, after, billedAtOnce }) => ({
              label: t(billedAtOnce ? 'change.billedAtOnce' : number === 0 ? 'change.down' : 'change.instalment', {
                number,
                day: date(dueDate),
              }),
              value: `${exactMoney(before)} → ${exactMoney(after)}`,
            }))}
          />
        </Box>
      )}
    </Box>
  )
}
