import Box from '@mui/material/Box'
import Button from '@mui/material/Button'
import Paper from '@mui/material/Paper'
import Typography from '@mui/material/Typography'
import { useTranslation } from 'react-i18next'
import { Link } from 'react-router'
import type { Account } from '#shared/contracts/account/account.ts'
import { minimumProfileScore } from '#shared/domain/account/eligibility.ts'
import { number } from '#web/i18n/format.ts'
import { WarningIcon } from '#web/ui/icons.tsx'
import { StatusChip } from '#web/ui/StatusChip.tsx'
import { missingDetails } from './missingDetails.ts'

type NotEligibleProps = {
  account: Account
  /** The server's words. */
  message: string
  profileScore: number
  accountPath: string
  /** Opens the questionnaire, which raises the profile score too. */
  onQuestionnaire: () => void
}

/** Why no quote can be requested for an account yet, what is missing, and where to add it. */
export const NotEligible = ({ account, message, profileScore, accountPath, onQuestionnaire }: NotEligibleProps) => {
  const { t } = useTranslation('quote')
  const missing = missingDetails(account)
  const short = profileScore < minimumProfileScore
  return (
    <Paper variant="outlined" sx={{ borderRadius: 1.5, p: { xs: 2, sm: 3 }, display: 'grid', gap: 2, maxWidth: 720 }}>
      <Box sx={{ display: 'flex', gap: 1.5, alignItems: 'flex-start' }} role="status">
        <WarningIcon sx={{ color: 'warning.main', mt: '3px' }} />
        <Typography variant="h3" component="h2">
          {message}
        </Typography>
      </Box>
      <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 2, alignItems: 'center', color: 'text.secondary' }}>
        <span>
          {t('eligibility.status')} <StatusChip status={account.status} label={account.status} />
        </span>
        <span className="tabular">
          {t('eligibility.score', { score: number(profileScore), minimum: number(minimumProfileScore) })}
        </span>
      </Box>
      {short && missing.length > 0 && (
        <div>
          <Typography sx={{ fontWeight: 500 }}>{t('eligibility.missing')}</Typography>
          <Box component="ul" sx={{ m: 0, mt: 0.5, pl: 2.5 }}>
            {missing.map((key) => (
              <li key={key}>{t(`eligibility.details.${key}`)}</li>
            ))}
          </Box>
        </div>
      )}
      {!short && <Typography>{t('eligibility.statusHint')}</Typography>}
      <Box sx={{ display: 'flex', gap: 1, flexWrap: 'wrap' }}>
        <Button component={Link} to={accountPath} variant="contained">
          {t(short ? 'eligibility.complete' : 'eligibility.open')}
        </Button>
        {short && <Button onClick={onQuestionnaire}>{t('eligibility.answer')}</Button>}
      </Box>
    </Paper>
  )
}
