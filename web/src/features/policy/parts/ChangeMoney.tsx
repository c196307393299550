import Alert from '@mui/material/Alert'
import Box from '@mui/material/Box'
import Typography from '@mui/material/Typography'
import { useTranslation } from 'react-i18next'
import type { ChangePreview } from '#shared/contracts/policy/changePreview.ts'
import { coverageById } from '#shared/domain/coverage/catalogue.ts'
import { inRegion } from '#shared/domain/coverage/regionalText.ts'
import { date, money } from '#web/i18n/format.ts'
import { region } from '#web/i18n/region.ts'
import { KeyValueList } from '#web/ui/KeyValueList.tsx'
import { TermChanges } from './TermChanges.tsx'

/** What a change does and what the money does: the price, each coverage, taxes and fees, what is to be paid or comes back. */
export const ChangeMoney = ({ preview }: { preview: ChangePreview }) => {
  const { t } = useTranslation('policy')
  const nameOf = (id: ChangePreview['coverages'][number]['coverageId']) => {
    const coverage = coverageById(id)
    return coverage ? inRegion(coverage.name, region.code) : String(id)
  }
  const premiumKeys: readonly string[] = ['premium', 'tria']
  const besides = preview.lines
    .filter(({ key }) => !premiumKeys.includes(key))
    .reduce((sum, { amount }) => sum + amount, 0)
  return (
    <Box aria-live="polite" sx={{ display: 'grid', gap: 2 }}>
      <TermChanges changes={preview.changes} />
      <KeyValueList
        columns={1}
        layout="row"
        items={[
          ...preview.coverages.map(({ coverageId, premium }) => ({ label: nameOf(coverageId), value: money(premium) })),
          { label: t('change.premium'), value: money(preview.premium) },
          { label: t('change.taxes'), value: money(besides) },
          { label: t('change.total'), value: money(preview.total) },
          { label: t('change.totalAfter'), value: money(preview.totalAfter) },
          { label: t('change.charge'), value: money(preview.charge) },
          { label: t('change.refund'), value: money(preview.refund) },
        ]}
      />
      {preview.later.map(({ revision, type, effectiveDate, conflicts }) => (
        <Alert key={revision} severity="warning">
          {t('change.later', { type, day: date(effectiveDate) })}
          {conflicts.length > 0 && (
            <TermChanges
              changes={conflicts.map(({ field, asked, stays }) => ({
                field,
                ...(asked !== undefined && { before: asked }),
                ...(stays !== undefined && { after: stays }),
              }))}
            />
          )}
        </Alert>
      ))}
      {preview.reasons.length > 0 && (
        <Alert severity="info">
          <Typography variant="body2">{t('change.referred')}</Typography>
          {preview.reasons.map(({ ruleId, message, cure }) => (
            <Typography key={ruleId} variant="body2">
              {message}. {cure}.
            </Typography>
          ))}
        </Alert>
      )}
      {preview.toldTo.length > 0 && (
        <Typography variant="body2" color="text.secondary">
          {t('change.told', { to: preview.toldTo.join(', ') })}
        </Typography>
      )}
    </Box>
  )
}
