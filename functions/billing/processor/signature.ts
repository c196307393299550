import { createHmac, timingSafeEqual } from 'node:crypto'

/**
 * Whether `processor-signature: t=<epoch seconds>,v1=<hex HMAC-SHA256 of "t.body">` was made of exactly this body by
 * whoever has the secret. Its age does not matter: a callback that is sent again only has the processor asked again.
 */
export const isSigned = ({
  header,
  body,
  secret,
}: {
  readonly header: string | undefined
  readonly body: string
  readonly secret: string
}): boolean => {
  const [, at, digest] = /^t=(\d{1,12}),v1=([0-9a-f]{64})$/.exec(header ?? '') ?? []
  if (at === undefined || digest === undefined) return false
  const expected = createHmac('sha256', secret).update(`${at}.${body}`).digest()
  return timingSafeEqual(expected, Buffer.from(digest, 'hex'))
}
