import Button from '@mui/material/Button'
import { useTranslation } from 'react-i18next'
import { useNavigate } from 'react-router'
import { generatePolicyFromBinder } from '#shared/contracts/policy/policies.ts'
import type { Policy } from '#shared/contracts/policy/policy.ts'
import { muteRenewalReminders } from '#shared/contracts/policy/renewals.ts'
import { dateAt } from '#shared/domain/calendar/coverageInstant.ts'
import { policyLife } from '#shared/records/policy/policyLife.ts'
import { useSession } from '#web/api/session.ts'
import { useCommand } from '#web/api/useCommand.ts'
import { useMay } from '#web/api/useMay.ts'
import { useDialogs } from '#web/dialogs/DialogHost.tsx'
import { agentIssueQuote } from '#web/features/quote/dialogs.ts'
import { rescindBinder } from '#web/features/underwriting/dialogs.ts'
import { instantHere } from '#web/i18n/clock.ts'
import { useOpensAccounts } from '#web/layout/useOpensAccounts.ts'
import { usePersona } from '#web/layout/usePersona.ts'
import { accountPath, policyPath, quotePath, renewPath } from '#web/paths.ts'
import { refusedEntry, useRefusal } from '#web/records/useRefusal.ts'
import type { RowAction } from '#web/tables/column.ts'
import { RowMenu } from '#web/tables/RowMenu.tsx'
import { toast } from '#web/ui/toast.ts'
import { createHold, emailCertificate, rescindExcessPolicy } from '../../dialogs.ts'
import { policyReads } from '../policyReads.ts'
import { deedDialogs } from './deedDialogs.ts'
import { deedsRefused, destructive, offeredDeeds, type PolicyDeed, quickDeeds, textsOf } from './policyDeeds.ts'

/** Dialogs of the quoting line and of underwriting know the quote that a binder came of. */
const quoteDialogs = { generatePolicy: agentIssueQuote, rescind: rescindBinder }

/** What is done about a policy or binder: the likeliest by buttons of their own, the one that brings it on first; all else in a menu. */
export const PolicyActions = ({ policy }: { policy: Policy }) => {
  const { t } = useTranslation('policy')
  const may = useMay()
  const opensAccounts = useOpensAccounts()
  const dialogs = useDialogs()
  const refusal = useRefusal()
  const navigate = useNavigate()
  const persona = usePersona()
  const userId = useSession()?.claims.userId ?? ''
  const today = dateAt(instantHere(), policy.timeZone)
  const deeds = offeredDeeds(policy, { may: (needed) => may(needed), userId, today })
  const quick = quickDeeds(deeds, policy.status)
  const { quoteId } = policy
  const again = useCommand(generatePolicyFromBinder, { invalidates: policyReads })
  /** An excess layer came of no quote: it is issued again, and rescinded, as itself. */
  const runWithoutQuote = (deed: 'generatePolicy' | 'rescind') =>
    deed === 'rescind'
      ? dialogs.open(rescindExcessPolicy, { policyId: policy.id })
      : again.mutate({ params: { policyId: policy.id } }, { onError: (error) => void toast.problem(error) })
  const mute = useCommand(muteRenewalReminders, { invalidates: policyReads })
  const toggleReminders = () =>
    mute.mutate(
      { params: { policyId: policy.id }, body: { mute: !policy.renewalRemindersMuted } },
      {
        onSuccess: ({ muted }) => toast.success(t(muted ? 'reminders.muted' : 'reminders.sent')),
        onError: (error) => void toast.problem(error),
      },
    )
  const run = (deed: PolicyDeed) => {
    if (deed === 'muteReminders') return toggleReminders()
    if (deed !== 'generatePolicy' && deed !== 'rescind') return dialogs.open(deedDialogs[deed], { policyId: policy.id })
    return quoteId === undefined ? runWithoutQuote(deed) : dialogs.open(quoteDialogs[deed], { quoteId })
  }
  const issuable = deeds.some(({ action }) => action === 'generatePolicy') && policy.issueRequestedAt === undefined
  const isRenewable = policy.allowedActions.includes('offerRenewal')
  const { accountId, productType, renewedByPolicyId } = policy
  // An agency answers a letter that has come; another agency’s is taken down by the provider.
  const mayNameBroker = persona === 'COWBELL' || policy.brokerChange?.status === 'PENDING'
  const names = textsOf(policy)
  const menu: readonly RowAction[] = [
    ...(opensAccounts
      ? [{ label: t('actions.account'), onSelect: () => navigate(accountPath(persona, policy.accountId)) }]
      : []),
    ...(may('quote:read') && quoteId !== undefined
      ? [{ label: t('actions.quote'), onSelect: () => navigate(quotePath(persona, quoteId)) }]
      : []),
    ...(renewedByPolicyId === undefined
      ? []
      : [{ label: t('actions.openRenewal'), onSelect: () => navigate(policyPath(persona, renewedByPolicyId)) }]),
    ...(deeds.some(({ action }) => action === 'certificate')
      ? [
          {
            label: t('actions.emailCertificate'),
            onSelect: () => dialogs.open(emailCertificate, { policyId: policy.id }),
          },
        ]
      : []),
    ...(may('freeze:manage') && policy.issuedAt !== undefined
      ? [{ label: t('actions.createHold'), onSelect: () => dialogs.open(createHold, { policyId: policy.id }) }]
      : []),
    ...deeds
      .filter((offer) => !quick.includes(offer))
      .filter(({ action }) => action !== 'generatePolicy' && !(action === 'changeBroker' && !mayNameBroker))
      .map(({ action, notNow }) => ({
        label: t(`actions.${names[action]}`),
        onSelect: () => run(action),
        destructive: destructive.includes(action),
        ...(notNow !== undefined && { notNow: t(`notNow.${notNow}`) }),
      })),
    ...deedsRefused(deeds.map(({ action }) => action)).flatMap(({ action, by }): RowAction[] => {
      const why = refusal({ life: policyLife, action, by, status: policy.status })
      return refusedEntry({ label: t(`actions.${names[action]}`), why })
    }),
  ]
  return (
    <>
      <RowMenu actions={menu} text={t('actions.more')} />
      {quick.map(({ action }) => (
        <Button
          key={action}
          variant="outlined"
          color={destructive.includes(action) ? 'error' : 'primary'}
          onClick={() => run(action)}
        >
          {t(`actions.${names[action]}`)}
        </Button>
      ))}
      {isRenewable && (
        <Button
          variant="contained"
          onClick={() => navigate(renewPath(persona, { accountId, product: productType, policyId: policy.id }))}
        >
          {t('actions.renew')}
        </Button>
      )}
      {issuable && (
        <Button variant="contained" onClick={() => run('generatePolicy')}>
          {t('actions.agentIssueQuote')}
        </Button>
      )}
    </>
  )
}
