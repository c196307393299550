import { z } from 'zod'
import { defineJob } from '#functions/_platform/jobs/defineJob.ts'
import { partnersOnAccounts } from '#functions/account/public.ts'
import { sharePartners } from '#functions/directory/public.ts'
import { partnersOnPayments, partnersOnRefunds, partnersOnWriteOffs } from '#functions/ledger/public.ts'
import { partnersOnInvoices, partnersOnPolicies } from '#functions/policy/public.ts'
import { partnersOnSubmissions } from '#functions/submission/public.ts'
import { listedGroup } from '../store/quoteGroups.ts'
import { quotes } from '../store/quotes.ts'
import { type Stage, stageChunk } from './stages.ts'

const partnersOnQuotes: Stage = ({ of: scope, after }) =>
  sharePartners({
    kind: 'quote',
    records: quotes,
    scope,
    group: ['DRAFT', 'DELETED', listedGroup],
    after,
    accountIdOf: ({ accountId }) => accountId,
  })

/**
 * In the order in which one becomes the other: what is made of a record that is still to come is met after it. Newcomers come
 * last, since a place names its stage by number and a job may be amid the others.
 */
const stages: readonly Stage[] = [
  ({ of: scope, after }) => partnersOnAccounts({ scope, after }),
  partnersOnQuotes,
  ({ of: scope, after }) => partnersOnPolicies({ scope, after }),
  ({ of: scope, after }) => partnersOnSubmissions({ scope, after }),
  ({ of: scope, after }) => partnersOnWriteOffs({ scope, after }),
  ({ of: scope, after }) => partnersOnInvoices({ scope, after }),
  ({ of: scope, after }) => partnersOnPayments({ scope, after }),
  ({ of: scope, after }) => partnersOnRefunds({ scope, after }),
]

/**
 * Accounts, quotes, policies, submissions, and invoices with what was paid, is due back or was written off on them, know
 * which organizations have a share in them: when a relationship begins or ends, so do they.
 */
export const followPartners = defineJob({
  kind: 'followPartners',
  input: z.strictObject({ scope: z.string() }),
  key: ({ scope }) => scope,
  beginsAnew: true,
  chunk: ({ scope }, { cursor }) => stageChunk(stages, { of: scope, cursor }),
})
