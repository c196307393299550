import { implement } from '#functions/_platform/http/implement.ts'
import { commit } from '#functions/_platform/storage/commit.ts'
import { userByEmail } from '#functions/directory/store/userByEmail.ts'
import { users } from '#functions/directory/store/users.ts'
import * as contract from '#shared/contracts/auth/sso.ts'
import { beginSession } from '../session/beginSession.ts'
import { arrive } from './arrival.ts'
import { asVouched } from './asVouched.ts'
import { dropDeparture } from './departureCookie.ts'
import { isOfProvider } from './isOfProvider.ts'
import { domainOf, providerOf } from './providerOf.ts'

/**
 * The provider vouches for e-mails of its own domain alone; that also confirms an invited user's e-mail. Who they are and
 * what they may do follows what an organization's own provider says of it.
 */
export const exchangeSsoToken = implement(contract.exchangeSsoToken)(async ({ body, client, now, fail }) => {
  const { attempt, voucher } = await arrive(
    { ...body, client, now },
    { isExpected: ({ testOf }) => testOf === undefined, refusal: 'auth.ssoRefused' },
  )
  const { domain, organizationId, provider, rememberDevice } = attempt
  if (domainOf(voucher.email) !== domain) return fail('auth.ssoRefused')
  // It may have been turned off while the browser was away.
  const on = await providerOf(voucher.email)
  if (on?.name !== provider) return fail('auth.ssoRefused')
  const user = await userByEmail(voucher.email)
  if (user === undefined || !isOfProvider(user, { organizationId })) return fail('auth.ssoNoAccount')
  if (!user.enabled) return fail('auth.ssoDisabled')

  const { attributes } = on
  const vouched = attributes === undefined ? { user, writes: [] } : await asVouched(user, { voucher, attributes, now })
  const after = { ...vouched.user, status: 'ACTIVE', lastSignInAt: now } as const
  const holder = { kind: 'HOME', userId: user.id } as const
  const session = await beginSession({ holder, user: after, amr: ['sso'], rememberDevice, client, now })
  await commit([users.update(user, after), ...vouched.writes, session.write])
  dropDeparture(client, attempt.id)
  return session.tokens
})
