import { implement } from '#functions/_platform/http/implement.ts'
import { commit } from '#functions/_platform/storage/commit.ts'
import * as contract from '#shared/contracts/account/assignment.ts'
import { chooseTeams } from '../accounts/chooseTeams.ts'
import { accounts } from '../store/accounts.ts'
import { requireAccount } from '../store/reach.ts'

export const assignAccountTeam = implement(contract.assignAccountTeam)(async ({ params, body, actor, now, fail }) => {
  const account = await requireAccount(params.accountId, actor)
  const { teams, writes, errors } = await chooseTeams(actor, account.agencyId, body.teams)
  if (teams === undefined) return fail('account.invalidDetails', { errors })
  await commit([accounts.update(account, { ...account, teams, updated: now }), ...writes], {
    events: [{ name: 'account.handedOver', detail: { accountId: account.id, agent: false } }],
  })
})
