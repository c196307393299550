import { implement } from '#functions/_platform/http/implement.ts'
import { commit } from '#functions/_platform/storage/commit.ts'
import { agentByEmail, agentSnapshot } from '#functions/directory/public.ts'
import * as contract from '#shared/contracts/account/assignment.ts'
import { chooseTeams } from '../accounts/chooseTeams.ts'
import { phoneDigits } from '../contacts/policyContact.ts'
import { accountChanged } from '../details/accountChanged.ts'
import { accounts } from '../store/accounts.ts'
import { requireAccount } from '../store/reach.ts'

export const updateAccountAgent = implement(contract.updateAccountAgent)(async ({ params, body, actor, now, fail }) => {
  const account = await requireAccount(params.accountId, actor)
  const policyContactFirstName = body.contactFirstName || account.policyContactFirstName
  const policyContactLastName = body.contactLastName || account.policyContactLastName
  if (!policyContactFirstName || !policyContactLastName) fail('account.contactMissing')
  const agent = await agentByEmail(body.agentEmail, account)
  if (agent === undefined) return fail('account.agentUnknown')
  const { teams, writes, errors } = await chooseTeams(actor, account.agencyId, [body.team])
  if (teams === undefined)
    return fail('account.invalidDetails', { errors: errors.map(({ detail }) => ({ detail, path: ['team'] })) })
  const next = {
    ...account,
    policyContactFirstName,
    policyContactLastName,
    policyContactEmail: body.contactEmail ?? account.policyContactEmail,
    policyContactPhone: body.contactPhone ? phoneDigits(body.contactPhone) : account.policyContactPhone,
    agentPhone: undefined,
    ...agentSnapshot(agent),
    teams,
    updated: now,
  }
  await commit([accounts.update(account, next), ...writes], {
    events: [
      { name: 'account.handedOver', detail: { accountId: account.id, agent: account.agentId !== agent.id } },
      ...(next.policyContactEmail === account.policyContactEmail ? [] : [accountChanged(account, next)]),
    ],
  })
})
