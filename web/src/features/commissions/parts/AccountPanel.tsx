import Alert from '@mui/material/Alert'
import Button from '@mui/material/Button'
import Typography from '@mui/material/Typography'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import type { ResponseOf } from '#shared/contract/operation.ts'
import { createAchSession, type getCommissionAccount } from '#shared/contracts/commissions/account.ts'
import { orSay } from '#web/api/orSay.ts'
import { useCommand } from '#web/api/useCommand.ts'
import { useMay } from '#web/api/useMay.ts'
import { useDialogs } from '#web/dialogs/DialogHost.tsx'
import { date, exactMoney, money } from '#web/i18n/format.ts'
import { KeyValueList } from '#web/ui/KeyValueList.tsx'
import { Panel } from '#web/ui/Panel.tsx'
import { ProblemPanel } from '#web/ui/ProblemPanel.tsx'
import { StatusChip } from '#web/ui/StatusChip.tsx'
import { WhyNot } from '#web/ui/WhyNot.tsx'
import * as dialogsOf from '../dialogs.ts'

type Account = ResponseOf<typeof getCommissionAccount>

/** On to the processor's page, where the account's number is typed in; it never reaches the platform. */
const EnterAccount = ({ account }: { account: Account }) => {
  const { t } = useTranslation('commissions')
  const [problem, setProblem] = useState<unknown>()
  const session = useCommand(createAchSession)
  const go = () =>
    session
      .mutateAsync({ params: { agencyId: account.agencyId } })
      .catch(orSay(t('account.failed')))
      .then(({ url }) => location.assign(url), setProblem)
  return (
    <>
      {problem !== undefined && <ProblemPanel error={problem} />}
      <Typography variant="body2" color="text.secondary" sx={{ mt: 1.5, mb: 1 }}>
        {t('account.hint')}
      </Typography>
      <Button variant="outlined" loading={session.isPending} onClick={() => void go()}>
        {t(account.ach === undefined ? 'account.enter' : 'account.change')}
      </Button>
    </>
  )
}

const Waiting = ({ open }: { open: NonNullable<Account['open']> }) => {
  const { t } = useTranslation('commissions')
  const { amount, requested, status } = open
  return (
    <Alert severity="info" sx={{ mb: 2 }}>
      {t(status === 'REQUESTED' ? 'account.waiting' : 'account.paying', {
        amount: money(amount),
        name: requested.name,
      })}
    </Alert>
  )
}

/** Where an agency's commission is paid to, and whether it is paid at present. */
export const AccountPanel = ({ account, own }: { account: Account; own: boolean }) => {
  const { t } = useTranslation('commissions')
  const may = useMay()
  const { open } = useDialogs()
  const { ach, agencyId, paymentsPaused } = account
  const unpayable =
    ach === undefined ? 'account' : account.returned !== undefined ? 'returned' : paymentsPaused ? 'paused' : undefined
  return (
    <Panel
      title={t('account.title')}
      aside={
        // To an agency without an account nothing is paid, whatever the provider has switched on.
        (paymentsPaused || ach !== undefined || !own) && (
          <StatusChip
            status={paymentsPaused ? 'PAUSED' : 'ENABLED'}
            label={t(paymentsPaused ? 'account.paused' : 'account.active')}
          />
        )
      }
      actions={
        <>
          {may('commission:manage') && (
            <Button onClick={() => open(dialogsOf.toggleAgencyPayments, { agencyId })}>
              {t(paymentsPaused ? 'resume.action' : 'pause.action')}
            </Button>
          )}
          {may('commission:pay') && (
            <WhyNot reason={unpayable && t(`pay.notNow.${unpayable}`)}>
              <Button variant="contained" onClick={() => open(dialogsOf.payCommission, { agencyId })}>
                {t('pay.action')}
              </Button>
            </WhyNot>
          )}
        </>
      }
      sx={{ mb: 2 }}
    >
      {account.open && <Waiting open={account.open} />}
      {account.returned?.map((payment) => (
        <Alert key={payment.id} severity="warning" sx={{ mb: 2 }}>
          {t(own ? 'account.returnedOwn' : 'account.returned', {
            amount: exactMoney(payment.amount),
            day: date(payment.returned?.on ?? payment.created),
            reason: payment.returned?.reason ?? '',
          })}
        </Alert>
      ))}
      {ach === undefined ? (
        <Typography color="text.secondary">{t(own ? 'account.noneOwn' : 'account.none')}</Typography>
      ) : (
        <KeyValueList
          columns={3}
          items={[
            { label: t('account.bank'), value: ach.bankName },
            { label: t('account.type'), value: ach.accountType },
            { label: t('account.number'), value: `•••• ${ach.accountLast4}` },
          ]}
        />
      )}
      {own && may('organization:update') && <EnterAccount account={account} />}
    </Panel>
  )
}
