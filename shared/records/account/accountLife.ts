import { can, defineLife, leads, nextIn, stays } from '../life.ts'
import { type AccountStatus, accountStatusTones } from './accountStatus.ts'

const uninsured = ['Open', 'Quoted', 'Expired', 'Declined'] as const

/**
 * The life of an account (rule: account-life): its status is a consequence of what happens, never set by hand. A policy that is
 * issued counts even where the account was declined while it was on its way. Once cover was bound for it, nothing of it is
 * deleted: it is closed, and can be reopened.
 */
export const accountLife = defineLife({
  kind: 'account',
  first: ['Open'],
  statuses: accountStatusTones,
  actions: {
    requestQuote: {
      word: 'request a quote',
      by: ['addP250CartQuote', 'createQuote', 'requestCartQuotes'],
      permissions: ['quote:create', 'quote:request'],
      steps: stays('Open', 'Quoted', 'Active Policy'),
      needs: ['informed'],
    },
    quoteReady: { steps: leads(['Open', 'Expired'], 'Quoted') },
    policyIssued: { steps: leads([...uninsured, 'Closed'], 'Active Policy') },
    // The end of a policy is taken back, whatever has become of its account since.
    policyRestored: { steps: leads([...uninsured, 'Closed'], 'Active Policy') },
    lastPolicyEnded: { steps: { 'Active Policy': 'Expired' } },
    decline: {
      word: 'decline it',
      by: ['declineAccount'],
      steps: leads(['Open', 'Quoted', 'Expired'], 'Declined'),
    },
    reopen: { word: 'reopen it', by: ['reopenAccount'], steps: { Declined: 'Open', Closed: 'Expired' } },
    joinAgency: {
      word: 'give it to an agency',
      by: ['assignAccountAgency'],
      steps: stays(...uninsured),
    },
    leaveAgency: {
      word: 'take it from its agency',
      by: ['removeAgencyAccount', 'unlinkAccount'],
      steps: stays(...uninsured),
    },
    close: { word: 'close it', by: ['removeAccount'], steps: leads(uninsured, 'Closed'), needs: ['business'] },
    remove: { word: 'delete it', by: ['removeAccount'], steps: stays(...uninsured), needs: ['noBusiness'] },
  },
})

export type AccountAction = keyof typeof accountLife.actions

/** What happens to an account by itself. */
export type AccountEvent = Extract<AccountAction, 'lastPolicyEnded' | 'policyIssued' | 'policyRestored' | 'quoteReady'>

/** Whether an account of this status allows the action; what the action needs besides is another question. */
export const canAccount = (status: AccountStatus, action: AccountAction): boolean => can(accountLife, status, action)

/**
 * The account's status after `action`. What its life does not list leaves the status as it is: a second quote does not
 * make an insured account quoted again.
 */
export const nextAccountStatus = (status: AccountStatus, action: AccountAction): AccountStatus => {
  const next = nextIn(accountLife, status, action)
  return next.ok ? next.status : status
}
