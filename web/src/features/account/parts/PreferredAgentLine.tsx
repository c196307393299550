import Button from '@mui/material/Button'
import Stack from '@mui/material/Stack'
import Typography from '@mui/material/Typography'
import { useTranslation } from 'react-i18next'
import type { Account } from '#shared/contracts/account/account.ts'
import { useMay } from '#web/api/useMay.ts'
import { useDialogs } from '#web/dialogs/DialogHost.tsx'
import { date } from '#web/i18n/format.ts'
import { usePersona } from '#web/layout/usePersona.ts'
import * as accountDialogs from '../dialogs.ts'

type PreferredAgentLineProps = { account: Account; mayPrefer: boolean }

/** By whom the insured wants to be looked after, since when, and the way to say it and to take it back. */
export const PreferredAgentLine = ({ account, mayPrefer }: PreferredAgentLineProps) => {
  const { t } = useTranslation('account')
  const may = useMay()
  const { open } = useDialogs()
  const insured = usePersona() === 'CUSTOMER'
  const { preferredAgent: preferred } = account
  const data = { accountId: account.id }
  // An insured can prefer whom it knows: its agent.
  const isOffered = mayPrefer && !(insured && preferred?.agentEmail === account.agentEmail)
  return (
    <Stack spacing={0.5} sx={{ alignItems: 'flex-start' }}>
      {preferred && (
        <>
          <span>{`${preferred.agentFirstName} ${preferred.agentLastName}`.trim()}</span>
          <Typography variant="body2" color="text.secondary">
            {t('preferred.since', { name: preferred.chosenBy, day: date(preferred.at) })}
          </Typography>
        </>
      )}
      {(isOffered || (preferred && may('account:update'))) && (
        <Stack direction="row" spacing={0.5} sx={{ ml: -0.75, flexWrap: 'wrap' }}>
          {isOffered && (
            <Button size="small" onClick={() => open(accountDialogs.setPreferredAgent, data)}>
              {t(insured ? 'preferred.own' : preferred ? 'preferred.change' : 'preferred.choose')}
            </Button>
          )}
          {preferred && may('account:update') && (
            <Button size="small" onClick={() => open(accountDialogs.removePreferredAgent, data)}>
              {t('preferred.remove')}
            </Button>
          )}
        </Stack>
      )}
    </Stack>
  )
}
