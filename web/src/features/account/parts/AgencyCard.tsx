import Button from '@mui/material/Button'
import Link from '@mui/material/Link'
import Paper from '@mui/material/Paper'
import Stack from '@mui/material/Stack'
import Typography from '@mui/material/Typography'
import { useTranslation } from 'react-i18next'
import type { Account } from '#shared/contracts/account/account.ts'
import { knowsPostureAlone } from '#shared/domain/organizations/partners.ts'
import { useMay } from '#web/api/useMay.ts'
import { useDialogs } from '#web/dialogs/DialogHost.tsx'
import { phone } from '#web/i18n/format.ts'
import { usePersona } from '#web/layout/usePersona.ts'
import { AgencyLogo } from '#web/records/AgencyLogo.tsx'
import { AgencyHostname } from '#web/records/agency/AgencyHostname.tsx'
import { DateText } from '#web/ui/DateText.tsx'
import { EmailLink } from '#web/ui/EmailLink.tsx'
import { AgencyIcon, EditIcon } from '#web/ui/icons.tsx'
import { KeyValueList } from '#web/ui/KeyValueList.tsx'
import * as accountDialogs from '../dialogs.ts'
import { PreferredAgentLine } from './PreferredAgentLine.tsx'

/** Who looks after the account, and since when. */
export const AgencyCard = ({ account }: { account: Account }) => {
  const { t } = useTranslation('account')
  const may = useMay()
  const { open } = useDialogs()
  const persona = usePersona()
  const insured = persona === 'CUSTOMER'
  const isStaff = persona === 'COWBELL'
  const preferred = account.preferredAgent
  const mayPrefer =
    account.agencyId !== undefined &&
    account.agentEmail !== undefined &&
    may('account:update') &&
    !knowsPostureAlone(persona)
  const agent = [account.agentFirstName, account.agentLastName].filter(Boolean).join(' ')
  return (
    <Paper component="section" aria-label={t('agency.title')} variant="outlined" sx={{ borderRadius: 1.5, p: 2.5 }}>
      <Stack direction="row" sx={{ alignItems: 'center', mb: 1.5 }}>
        <Typography variant="h5" component="h2" color="text.secondary" sx={{ flex: 1 }}>
          {t('agency.title')}
        </Typography>
        {account.agencyId === undefined && isStaff && may('account:assign') && account.status !== 'Closed' && (
          <Button
            size="small"
            startIcon={<AgencyIcon />}
            onClick={() => open(accountDialogs.assignAccountAgency, { accountId: account.id })}
          >
            {t('actions.assignAgency')}
          </Button>
        )}
        {account.agencyId !== undefined && may('account:assign') && (
          <Button
            size="small"
            startIcon={<EditIcon />}
            onClick={() => open(accountDialogs.updateAccountAgent, { accountId: account.id })}
          >
            {t('agency.change')}
          </Button>
        )}
      </Stack>
      <AgencyLogo agencyId={account.agencyId} size="medium" height={48} sx={{ mb: 1.5 }} />
      <KeyValueList
        columns={1}
        items={[
          {
            label: t('agency.agency'),
            value: account.agencyName && (
              <Stack>
                <span>{account.agencyName}</span>
                <AgencyHostname agencyId={account.agencyId} />
              </Stack>
            ),
          },
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
          ...(preferred === undefined && !mayPrefer
            ? []
            : [{ label: t('preferred.agent'), value: <PreferredAgentLine account={account} mayPrefer={mayPrefer} /> }]),
          ...(insured ? [] : [{ label: t('agency.teams'), value: account.teams.map(({ name }) => name).join(', ') }]),
          { label: t('agency.updated'), value: <DateText value={account.updated} as="ago" /> },
        ]}
      />
    </Paper>
  )
}
