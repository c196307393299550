import Link from '@mui/material/Link'
import Paper from '@mui/material/Paper'
import Stack from '@mui/material/Stack'
import Typography from '@mui/material/Typography'
import { useTranslation } from 'react-i18next'
import type { Account } from '#shared/contracts/account/account.ts'
import { phone } from '../../../i18n/format.ts'
import { usePersona } from '../../../layout/usePersona.ts'
import { DateText } from '../../../ui/DateText.tsx'
import { EmailLink } from '../../../ui/EmailLink.tsx'
import { KeyValueList } from '../../../ui/KeyValueList.tsx'

/** Who looks after the account, and since when. */
export const AgencyCard = ({ account }: { account: Account }) => {
  const { t } = useTranslation('account')
  const insured = usePersona() === 'CUSTOMER'
  const agent = [account.agentFirstName, account.agentLastName].filter(Boolean).join(' ')
  return (
    <Paper component="section" aria-label={t('agency.title')} variant="outlined" sx={{ borderRadius: 1.5, p: 2.5 }}>
      <Typography variant="h5" component="h2" color="text.secondary" sx={{ mb: 1.5 }}>
        {t('agency.title')}
      </Typography>
      <KeyValueList
        columns={1}
        items={[
          { label: t('agency.agency'), value: account.agencyName },
          {
            label: t('agency.agent'),
            value: agent && (
              <Stack>
                <span>{agent}</span>
                {account.agentEmail && <EmailLink email={account.agentEmail} variant="body2" />}
                {account.agentPhone && (
                  <Link href={`tel:+${account.agentPhone}`} variant="body2" className="tabular">
                    {phone(account.agentPhone)}
                  </Link>
                )}
              </Stack>
            ),
          },
          ...(insured ? [] : [{ label: t('agency.teams'), value: account.teams.map(({ name }) => name).join(', ') }]),
          { label: t('agency.updated'), value: <DateText value={account.updated} as="ago" /> },
        ]}
      />
    </Paper>
  )
}
