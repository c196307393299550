import { implement } from '#functions/_platform/http/implement.ts'
import { commit } from '#functions/_platform/storage/commit.ts'
import * as contract from '#shared/contracts/auth/identityProviders.ts'
import { arrive } from '../sso/arrival.ts'
import { dropDeparture } from '../sso/departureCookie.ts'
import { domainOf } from '../sso/providerOf.ts'
import { describedAs, organizationProviders, requireProvider } from '../store/identityProviders.ts'
import { placeSaid } from './placeSaid.ts'
import { doingOn, providerGuard } from './providerGuard.ts'
import { shownProvider } from './shownProvider.ts'

/** Nobody is signed in by it: it says what a sign-in would have known. */
export const finishIdentityProviderTest = implement(contract.finishIdentityProviderTest)(
  async ({ body, actor, client, now, fail }) => {
    const { attempt, voucher } = await arrive(
      { ...body, client, now },
      { isExpected: ({ testOf }) => testOf !== undefined, refusal: 'identityProvider.testRefused' },
    )
    dropDeparture(client, attempt.id, { isTest: true })
    const provider = await requireProvider(attempt.testOf ?? '', actor)
    const status = providerGuard.after(provider.status, 'test', doingOn(provider, actor))
    // What was tried is not what is described now.
    if (attempt.testedAs !== describedAs(provider)) return fail('identityProvider.changedMeanwhile')
    const { email, firstName, lastName } = voucher
    if (domainOf(email) !== provider.domain)
      return fail('identityProvider.otherDomain', { data: { email, domain: provider.domain } })
    const names = { ...(firstName !== undefined && { firstName }), ...(lastName !== undefined && { lastName }) }
    const tested = { at: now, by: actor.name, email, ...names, ...(await placeSaid(provider, voucher)) }
    const after = { ...provider, status, tested, lastUpdated: now }
    await commit([organizationProviders.update(provider, after)])
    return shownProvider(after, actor)
  },
)
