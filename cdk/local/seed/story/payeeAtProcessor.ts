import { z } from 'zod'
import type { RegionCode } from '#shared/regions/code.ts'
import { regionOf } from '#shared/regions/regions.ts'
import { type Platform, processorSecret } from '../../platform.ts'
import type { Seller } from './seller.ts'

const banks: Readonly<Record<RegionCode, string>> = {
  us: 'First Harbor Bank',
  uk: 'Harbour & Mercer Bank',
  au: 'Bank of Port Phillip',
}

const Opened = z.object({ sessionId: z.string() })
const Entered = z.object({
  payee: z.object({ token: z.string(), bankName: z.string(), accountType: z.string(), last4: z.string() }).nullable(),
})

/** Seven digits of a text, the same each time. */
const digitsOf = (text: string): string =>
  String([...text].reduce((sum, letter) => (sum * 31 + letter.charCodeAt(0)) % 9_000_000, 7) + 1_000_000)

/**
 * The bank account of an agency at the sandbox processor, entered on its page, so that what is paid to it later reaches it.
 * Asked again it is the same one.
 */
export const payeeAtProcessor = async (
  { processorUrl }: Pick<Platform, 'processorUrl'>,
  region: RegionCode,
  { agencyId, agencyName, email }: Pick<Seller, 'agencyId' | 'agencyName' | 'email'>,
): Promise<NonNullable<Seller['payee']>> => {
  const headers = { 'content-type': 'application/json', 'x-api-key': processorSecret }
  const ask = async (path: string, more: RequestInit = {}): Promise<unknown> =>
    (await fetch(`${processorUrl}${path}`, { headers, ...more })).json()
  const { currency } = regionOf(region)
  const body = { currency, customerEmail: email, reference: agencyId, returnUrl: processorUrl }
  const { sessionId } = Opened.parse(
    await ask('/payees', {
      method: 'POST',
      headers: { ...headers, 'idempotency-key': `story|${agencyId}` },
      body: JSON.stringify(body),
    }),
  )
  const account = digitsOf(agencyId)
  const form = { bankName: banks[region], routing: account.slice(0, 6), account, holder: agencyName }
  await fetch(`${processorUrl}/payee/${sessionId}`, {
    method: 'POST',
    body: new URLSearchParams(form),
    redirect: 'manual',
  })
  const { payee } = Entered.parse(await ask(`/payees/${sessionId}`))
  if (payee === null) throw new Error(`The processor has no bank account of ${agencyName}.`)
  const { token, bankName, accountType, last4 } = payee
  return { token, bankName, accountType, last4 }
}
