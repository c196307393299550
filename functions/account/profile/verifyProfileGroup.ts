import { implement } from '#functions/_platform/http/implement.ts'
import { commit } from '#functions/_platform/storage/commit.ts'
import * as contract from '#shared/contracts/account/profile.ts'
import { assessed } from '../risk/assessed.ts'
import { accounts } from '../store/accounts.ts'
import { isPostureAlone, requireAccount } from '../store/reach.ts'
import { isKnown } from './profileOf.ts'

export const verifyProfileGroup = implement(contract.verifyProfileGroup)(
  async ({ params, body: { group, noDomain }, actor, now, fail }) => {
    const account = await requireAccount(params.accountId, actor)
    // A domain is looked at from outside; the other groups are money, people and the past (decision: technical-answers).
    if (isPostureAlone(actor) && group !== 'DOMAIN') fail('permission.denied')
    const { profile } = account
    const hasDomain = account.domainName !== undefined || (account.domains ?? []).length > 0
    if (group === 'DOMAIN' && noDomain === true && hasDomain)
      fail('account.invalidDetails', { errors: [{ path: ['noDomain'], detail: 'The account has a domain' }] })
    const attested = group === 'DOMAIN' ? (noDomain ?? profile.noDomain) : profile.noDomain
    const told = { ...account, profile: { ...profile, noDomain: attested } }
    if (!isKnown(told, group))
      fail('account.invalidDetails', { errors: [{ path: ['group'], detail: 'There is nothing to verify here yet' }] })
    const verified = { ...profile.verified, [group]: now }
    const next = assessed({ ...told, profile: { ...told.profile, verified }, updated: now }, now)
    await commit([accounts.update(account, next)])
    return { group, verified: true }
  },
)
