import Alert from '@mui/material/Alert'
import Box from '@mui/material/Box'
import Typography from '@mui/material/Typography'
import { useTranslation } from 'react-i18next'
import type { ChangePreview } from '#shared/contracts/policy/changePreview.ts'
import { date } from '#web/i18n/format.ts'
import { MoneyPanel, ToldTo } from './MoneyPanel.tsx'
import { TermChanges } from './TermChanges.tsx'

/** Why a change is looked at first, and which later ones are applied again after it. */
const Notices = ({ later, reasons }: Pick<ChangePreview, 'later' | 'reasons'>) => {
  const { t } = useTranslation('policy')
  return (
    <>
      {later.map(({ revision, type, effectiveDate, conflicts }) => (
        <Alert key={revision} severity="warning">
          {t('change.later', { type, day: date(effectiveDate) })}
          {conflicts.length > 0 && (
            <Box sx={{ display: 'grid', gap: 1, mt: 1 }}>
              {t('change.conflict')}
              <TermChanges
                changes={conflicts.map(({ field, asked, stays }) => ({
                  field,
                  ...(asked !== undefined && { before: asked }),
                  ...(stays !== undefined && { after: stays }),
                }))}
              />
            </Box>
          )}
        </Alert>
      ))}
      {reasons.length > 0 && (
        <Alert severity="info">
          <Typography variant="body2">{t('change.referred')}</Typography>
          {reasons.map(({ ruleId, message, cure }) => (
            <Typography key={ruleId} variant="body2">
              {message}. {cure.replace(/\.?$/, '.')}
            </Typography>
          ))}
        </Alert>
      )}
    </>
  )
}

/** What a change within the term does: to the money before anything else, then term by term, and who is told. */
export const ChangeMoney = ({ preview }: { preview: ChangePreview }) => {
  const { t } = useTranslation('policy')
  return (
    <Box sx={{ display: 'grid', gap: 2, gridTemplateColumns: 'minmax(0, 1fr)' }}>
      <Notices later={preview.later} reasons={preview.reasons} />
      <MoneyPanel preview={preview} />
      <Box component="section" sx={{ display: 'grid', gap: 1 }}>
        <Typography variant="h5" component="h3">
          {t('change.what')}
        </Typography>
        <TermChanges changes={preview.changes} />
      </Box>
      <ToldTo to={preview.toldTo} />
    </Box>
  )
}
