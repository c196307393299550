import Alert from '@mui/material/Alert'
import Box from '@mui/material/Box'
import Paper from '@mui/material/Paper'
import Typography from '@mui/material/Typography'
import { useTranslation } from 'react-i18next'
import type { Account } from '#shared/contracts/account/account.ts'
import { reasonsNotToQuote } from '#shared/domain/account/eligibility.ts'
import { AccountId } from '#shared/domain/ids/ids.ts'
import { knowsPostureAlone } from '#shared/domain/organizations/partners.ts'
import { usePersona } from '#web/layout/usePersona.ts'
import { NoDomain } from './NoDomain.tsx'
import { ProfileCertified } from './ProfileCertified.tsx'
import { ProfileMeter } from './ProfileMeter.tsx'

/** The profile score and whether a quote can be requested, in the platform's words. */
export const ProfileCard = ({ account }: { account: Account }) => {
  const { t } = useTranslation('account')
  const persona = usePersona()
  const [reason] = reasonsNotToQuote(account)
  return (
    <Paper
      component="section"
      aria-label={t('profile.title')}
      variant="outlined"
      sx={{ borderRadius: 1.5, p: { xs: 2, lg: 2.5 } }}
    >
      <Typography variant="h5" component="h2" color="text.secondary" sx={{ mb: 1 }}>
        {t('profile.title')}
      </Typography>
      <ProfileMeter score={account.profileScore} />
      <Box sx={{ mt: 1.5, display: { xs: reason ? 'block' : 'none', lg: 'block' } }}>
        {reason ? (
          <Alert severity="warning" variant="outlined" sx={{ py: 0.25 }}>
            {reason.message}
            {account.status === 'Declined' && account.declineReason && (
              <Typography variant="body2" color="text.secondary">
                {account.declineReason}
              </Typography>
            )}
            {reason.code === 'account.needsInformation' && (
              <Typography variant="body2" color="text.secondary">
                {t('profile.more')}
              </Typography>
            )}
          </Alert>
        ) : persona === 'CUSTOMER' || knowsPostureAlone(persona) ? null : (
          <Alert severity="success" variant="outlined" sx={{ py: 0.25 }}>
            {t('profile.eligible')}
          </Alert>
        )}
      </Box>
      <NoDomain account={account} />
      {!knowsPostureAlone(persona) && <ProfileCertified accountId={AccountId.parse(account.id)} />}
    </Paper>
  )
}
