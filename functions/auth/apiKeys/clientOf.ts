import type { BodyOf } from '#shared/contract/operation.ts'
import type { exchangeApiKey } from '#shared/contracts/auth/apiKeys.ts'

/** A part of Basic authentication as OAuth has it: written as in a form (RFC 6749, 2.3.1). */
const decoded = (part: string): string => new URLSearchParams(`part=${part.replaceAll('&', '%26')}`).get('part') ?? ''

/** Who authenticates in this way is told so when it fails (RFC 6749, 5.2). */
const challenge = { headers: { 'www-authenticate': 'Basic realm="Palisade", charset="UTF-8"' } }

/** The key that a call names and its secret: as user and password of Basic authentication, or in the body. */
export const clientOf = (
  body: Pick<BodyOf<typeof exchangeApiKey>, 'client_id' | 'client_secret'>,
  authorization: string | undefined,
) => {
  const [, basic] = /^Basic +([\w+/=-]+)$/i.exec(authorization ?? '') ?? []
  if (basic === undefined) return { id: body.client_id, secret: body.client_secret ?? '' }
  const [id = '', secret = ''] = Buffer.from(basic, 'base64').toString().split(':').map(decoded)
  return { id, secret, challenge }
}
