import type { Actor } from '#functions/_platform/auth/actor.ts'
import { implement } from '#functions/_platform/http/implement.ts'
import { agencyById } from '#functions/directory/public.ts'
import { balanceDue } from '#functions/ledger/invoices/standing.ts'
import { invoiceOfPolicy } from '#functions/ledger/store/invoices.ts'
import { requirePolicy } from '#functions/policy/public.ts'
import { checkXpressEnabled as contract } from '#shared/contracts/billing/methods.ts'

const ofPolicy = async (policyId: string, actor: Actor): Promise<boolean> => {
  const { agencyBilled } = await requirePolicy(policyId, actor)
  const invoice = await invoiceOfPolicy(policyId)
  return !agencyBilled && invoice !== undefined && invoice.status !== 'Processed' && balanceDue(invoice) > 0
}

/** Whose agency it is, an agency that is billed itself collects from those insured. */
const ofAgency = async (agencyId: string, actor: Actor): Promise<boolean | undefined> => {
  const isOther = actor.accountType !== 'COWBELL' && actor.organizationId !== agencyId
  const agency = isOther ? undefined : await agencyById(agencyId)
  return agency && !agency.agencyBilled
}

/** A policy is paid online when something is due that is not the agency's to collect or on its way already. */
export const checkXpressEnabled = implement(contract)(async ({ body, actor, fail }) => {
  const enabled = 'policyId' in body ? await ofPolicy(body.policyId, actor) : await ofAgency(body.agencyId, actor)
  return { enabled: enabled ?? fail('agency.notFound') }
})
