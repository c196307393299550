import Alert from '@mui/material/Alert'
import Box from '@mui/material/Box'
import Typography from '@mui/material/Typography'
import { useTranslation } from 'react-i18next'
import type { ChangePreview } from '#shared/contracts/policy/changePreview.ts'
import { coverageById } from '#shared/domain/coverage/catalogue.ts'
import { inRegion } from '#shared/domain/coverage/regionalText.ts'
import { date, money } from '#web/i18n/format.ts'
import { region } from '#web/i18n/region.ts'
import { figure } from '#web/theme/typography.ts'
import { KeyValueList } from '#web/ui/KeyValueList.tsx'
import { TermChanges } from './TermChanges.tsx'

/** What the money does, before anything else, and what a change does: term by term, and to the premium of each coverage. */
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
  const figures = [
    { label: t('change.total'), amount: preview.total },
    ...(preview.charge === 0 ? [] : [{ label: t('change.charge'), amount: preview.charge }]),
    ...(preview.refund === 0 ? [] : [{ label: t('change.refund'), amount: preview.refund }]),
    { label: t('change.totalAfter'), amount: preview.totalAfter },
  ]
  return (
    <Box sx={{ display: 'grid', gap: 2 }}>
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
        {figures.map(({ label, amount }) => (
          <div key={label}>
            <Typography component="dt" variant="caption" color="text.secondary">
              {label}
            </Typography>
            <Box component="dd" sx={{ ...figure, m: 0, fontSize: 20 }}>
              {money(amount)}
            </Box>
          </div>
        ))}
      </Box>
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
      <Box component="section" sx={{ display: 'grid', gap: 1 }}>
        <Typography variant="h5" component="h3">
          {t('change.what')}
        </Typography>
        <TermChanges changes={preview.changes} />
      </Box>
      {preview.coverages.length > 0 && (
        <Box component="section" sx={{ display: 'grid', gap: 1 }}>
          <Typography variant="h5" component="h3">
            {t('change.byCoverage')}
          </Typography>
          <KeyValueList
            columns={1}
            layout="row"
            items={[
              ...preview.coverages.map(({ coverageId, premium }) => ({
                label: nameOf(coverageId),
                value: money(premium),
              })),
              { label: t('change.premium'), value: money(preview.premium) },
              { label: t('change.taxes'), value: money(besides) },
            ]}
          />
        </Box>
      )}
    </Box>
  )
}
