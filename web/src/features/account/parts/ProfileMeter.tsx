import Box from '@mui/material/Box'
import Typography from '@mui/material/Typography'
import { useTranslation } from 'react-i18next'
import { minimumProfileScore } from '#shared/domain/account/eligibility.ts'
import { number } from '#web/i18n/format.ts'
import { figure } from '#web/theme/typography.ts'

const most = 10

/** How well the company is known, 0 to 10, with the mark from which a quote can be requested. */
export const ProfileMeter = ({ score }: { score: number }) => {
  const { t } = useTranslation('account')
  const enough = score >= minimumProfileScore
  return (
    <Box>
      <Box sx={{ display: 'flex', alignItems: 'baseline', gap: 0.75 }}>
        <Box component="span" sx={{ ...figure, fontSize: 30 }}>
          {number(score)}
        </Box>
        <Typography component="span" color="text.secondary">
          {t('profile.of', { most })}
        </Typography>
      </Box>
      <Box
        role="meter"
        aria-label={t('profile.title')}
        aria-valuemin={0}
        aria-valuemax={most}
        aria-valuenow={score}
        aria-valuetext={t('profile.value', { score: number(score), most, least: minimumProfileScore })}
        sx={{
          position: 'relative',
          height: 10,
          mt: 1,
          borderRadius: '5px',
          bgcolor: 'color-mix(in srgb, var(--mui-palette-text-primary) 9%, transparent)',
        }}
      >
        <Box
          sx={{
            height: '100%',
            width: `${(score / most) * 100}%`,
            borderRadius: '5px',
            bgcolor: enough ? 'primary.main' : 'warning.main',
            transition: 'width 200ms',
          }}
        />
        <Box
          sx={{
            position: 'absolute',
            left: `${(minimumProfileScore / most) * 100}%`,
            top: -4,
            bottom: -4,
            width: '2px',
            bgcolor: 'text.primary',
          }}
        />
      </Box>
      <Typography
        variant="caption"
        color="text.secondary"
        component="p"
        sx={{ mt: 0.75, pl: `calc(${(minimumProfileScore / most) * 100}% - 4px)`, whiteSpace: 'nowrap' }}
      >
        {t('profile.threshold', { least: minimumProfileScore })}
      </Typography>
    </Box>
  )
}
